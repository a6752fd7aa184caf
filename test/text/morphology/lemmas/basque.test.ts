import { lemmatizeBasque } from '../../../../src/text/morphology/lemmas/basque.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeBasque, {
  lemmas: {
    egin: 'egiten egingo egiteko egitea eginda egindako egindakoa eginez',
    hartu: 'hartzen hartuko hartzeko hartuta hartutako harturik',
    ikusi: 'ikusten ikusiko ikusteko ikusita ikusitako',
    idatzi: 'idazten idatziko idazteko idatzitako',
    bildu: 'biltzen bilduko biltzeko bildutako',
    egon: 'dago daude dagoen dagoela zegoen zeuden badago baitago egoten egongo',
    jakin: 'dakit daki badakit dakigu zekien jakiteko',
    etorri: 'dator datoz datorren etortzen etorriko',
    etxe: 'etxea etxeak etxean etxera etxetik etxeko etxekoak etxeetan',
    lagun: 'laguna lagunak lagunek lagunekin lagunaren lagunentzat',
    lur: 'lurra lurrean lurretik lurraren lurrak',
    handi: 'handia handiak handiko handiagoa handiena handien',
    mendi: 'mendia mendian mendira mendietan mendiko',
    pertsona: 'pertsonak pertsonaren pertsonekin pertsonei',
    txapelketa: 'txapelketan txapelketako txapelketaren txapelketak',
    hizkuntza: 'hizkuntzaren hizkuntzak hizkuntzen',
    batzorde: 'batzordeak batzordean batzordeko batzordearen',
    politiko: 'politikoa politikoak politikoen politikoek',
    ekintza: 'ekintzak ekintzen ekintzetan',
    proba: 'probak proban',
    izaera: 'izaeraren izaeran',
    literatura: 'literaturak literaturan',
    justizia: 'justiziaren',
    protagonista: 'protagonistak protagonisten',
    praktiko: 'praktikoa praktikoak praktikoen',
    elkarte: 'elkarteko elkartean',
    adibidez: '',
    halako: 'halakoak halakorik',
    hautagai: 'hautagaia hautagaiak',
    ordezkari: 'ordezkaria ordezkariak ordezkariek ordezkariekin',
  },
  apart: [
    'lagun lagundu laguntza',
    'handi handitu',
    'buru burutu',
    'egin egile',
    'politika politiko',
    'kontu kontatu kontra',
    'hitz hitzaldi',
    'jarri jardun',
  ],
})

testForms(
  lemmatizeBasque,
  `
  brudopi|: a ak an ra tik ko koa aren arekin etan ek
  brudop|: a ak ean era etik eko aren arekin etan ek
  brudopa|tu: tzen tuko tzeko tuta tutako
  brudo|keta: ketan ketako ketaren ketak
  `,
)
