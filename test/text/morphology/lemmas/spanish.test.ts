import { lemmatizeSpanish } from '../../../../src/text/morphology/lemmas/spanish.js'
import { testLemmas } from './cases.js'

testLemmas(lemmatizeSpanish, {
  lemmas: {
    hacer: 'hago hizo hicieron haría hecho hecha hacerlo haciendo hacerse',
    proponer: 'propongo propuso propuesto propondremos proponían',
    tener: 'tengo tuvo tendrá tenía tenerlo',
    decir: 'dice dijo dicho diciendo dirá decírselo diciéndome',
    dormir: 'duermo durmió durmiendo dormían',
    explicar: 'explico explique expliqué explicaron explicarle',
    construir: 'construyó construyen construido construyendo',
    conocer: 'conozco conocía conocieron',
    soltar: 'suelta soltaron',
    limpiar: 'limpiaron limpiaba limpiando limpiarlo',
    limpio: 'limpia limpios limpias limpísimo',
    habitación: 'habitaciones',
    francés: 'francesa franceses francesas',
    joven: 'jóvenes',
    luz: 'luces',
    bueno: 'buen buena buenos buenas',
    trabajador: 'trabajadora trabajadores trabajadoras',
    económico: 'económica económicas económicos',
    crisis: '',
    ley: 'leyes',
  },
  apart: [
    'crear creer',
    'casa caso',
    'limpiar limpieza',
    'rápido rápidamente',
    'desarrollo desarrollar',
    'ayuda ayudar',
  ],
})
