/**
 * The packages that are loaded on first use, which makes starts faster. CommonJS, because who needs them cannot wait for an `import()`,
 * and because tools that copy the files of a program, such as @vercel/nft, find what a `require` with a written name finds only here.
 */
export = {
  matrix: () => require('ml-matrix') as typeof import('ml-matrix'),
  papaparse: () => require('papaparse') as typeof import('papaparse'),
  snowball: () => require('snowball-stemmers') as typeof import('snowball-stemmers'),
  /** Stemmers of @orama/stemmers, by language. */
  orama: {
    el: () => require('@orama/stemmers/greek') as typeof import('@orama/stemmers/greek'),
    hi: () => require('@orama/stemmers/indian') as typeof import('@orama/stemmers/indian'),
    id: () => require('@orama/stemmers/indonesian') as typeof import('@orama/stemmers/indonesian'),
    lt: () => require('@orama/stemmers/lithuanian') as typeof import('@orama/stemmers/lithuanian'),
    ne: () => require('@orama/stemmers/nepali') as typeof import('@orama/stemmers/nepali'),
    sr: () => require('@orama/stemmers/serbian') as typeof import('@orama/stemmers/serbian'),
    uk: () => require('@orama/stemmers/ukrainian') as typeof import('@orama/stemmers/ukrainian'),
  },
}
