import { lemmatizePortuguese } from '../../../../src/text/morphology/lemmas/portuguese.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizePortuguese, {
  lemmas: {
    fazer: 'faço fez fizeram faria feito fazendo fazê-lo',
    propor: 'propõe propôs propuseram proporia',
    ter: 'tenho teve tinham terá',
    dizer: 'disse diz dito disseram disse-me',
    pedir: 'peço pediu pedindo',
    explicar: 'explico explique expliquei explicaram',
    dirigir: 'dirijo dirigiu dirigia',
    cair: 'caiu caem caindo',
    limpar: 'limparam limpando limpou limpava',
    quarto: 'quartos',
    reserva: 'reservas',
    habitação: 'habitações',
    pão: 'pães',
    irmão: 'irmãos irmã irmãs',
    hotel: 'hotéis',
    fácil: 'fáceis',
    homem: 'homens',
    francês: 'francesa franceses',
    econômico: 'econômica econômicos econômicas',
    lápis: '',
  },
  apart: ['crer criar', 'casa caso', 'limpar limpeza', 'rápido rapidamente', 'política polícia', 'mão mau'],
})
