/** What the name of a column says about its values. The patterns match single words of a name, in lower case, unless they say otherwise. */

export const textNames =
  /^(?:text|texts|comments?|reviews?|feedback|body|message|content|verbatim|answer|response|opinion|description|remarks?|notes?|kommentare?|bemerkung|bewertungstext|texto|comentarios?|opinión|commentaires?|avis|recensione|commento|opmerking|tekst|отзыв|текст|yorum|内容|评论|コメント|리뷰|댓글)$/u

/** Words of the names of columns with what was answered to a text, as exports of app stores have it. */
export const replyNames = /^(?:reply|replies|developer|owner|management)$/u

export const titleNames =
  /^(?:title|subject|headline|heading|summary|titel|titre|título|titulo|titolo|betreff|asunto|objet)$/u

const scoreNames =
  /^(?:rating|ratings|rate|score|stars?|nps|csat|ces|satisfaction|satisfied|satisfait|satisfecho|satisfecha|satisfeito|soddisfatto|zufrieden|tevreden|grade|likelihood|overall|likely|empfehlen|weiterempfehlen|recommend|recommander|recomendar|recomendaría|recomendaria|consigliare|consiglieresti|aanbevelen|bewert\p{L}*|punkte|sterne|zufriedenheit|note|nota|puntuación|puntuacion|calific\p{L}*|valora\p{L}*|avalia\p{L}*|voto|ocena|betyg|puan|оценка|評価|评分|평점)$/u

export const idNames =
  /^(?:id|ids|uuid|guid|key|index|idx|row|nr|no|number|ref|reference|url|link|email|mail|phone|fax|hash|zip|zipcode|postcode|postal|plz)$/u

/** Names of columns whose numbers are names, such as versions: 3.2 is not more than 3.1. */
export const versionNames = /^(?:version|release|build)$/u

const countNames = /^(?:number|no|nr|num)$/u

/** Whole names of columns in which survey tools write who answered, from where and how far: no property of what was said. */
export const technicalNames =
  /^(?:ip[ _]?address|e-?mail[ _]?address|(?:recipient[ _]?)?(?:first|last)[ _]?name|recipient[ _]?e-?mail|location[ _]?(?:latitude|longitude)|external[ _](?:data[ _])?reference|progress|finished|response[ _]type|duration \(in seconds\)|distribution[ _]?channel|(?:respondent|collector|network|response)[ _]?id)$/iu

/** Columns that have lists, even if no cell has a single value. */
export const listColumnNames = /^(?:tags?|labels?|topics|categories|schlagworte|etiquetas|étiquettes)$/u

/** Names that say that five digits are days of a spreadsheet. `Data` is a date in some languages, `mobile data` is none. */
export const serialNames = /^(?:date|dates|datum|dato|fecha|tarih|timestamp|дата|日期|日付|날짜)$/u

/** The end of a name in lower case that says that numbers are dates. */
export const dateNames =
  /(?:date|time|timestamp|datum|fecha|data|created|posted|when|day|utc|month|monat|mois|(?:ed|[ _])at|time[ _]parsed|^ts)$/u

/** "Number of nights" counts something, "order number" names something. */
export const startsWithCount = (name: string): boolean => {
  const words = wordsOf(name)
  return words.length > 1 && countNames.test(words[0]!)
}

/** A column whose name begins with the type that it has, as the service's own files do: `score_rating`, `date_visit`. */
export const typePrefix = /^(string|number|score|date)_(?=.)/

/** The name of the field of a column, without the prefix of its type. */
export const fieldName = (column: string): string => column.replace(typePrefix, '')

/** Words of a name that is a question even without a mark behind it. */
const QUESTION_WORDS = 4

/** Whether a column is named by a question, as survey tools do. */
export const isQuestion = (name: string): boolean =>
  /[?？؟;]$/u.test(name.trim()) || wordsOf(name).length >= QUESTION_WORDS

/** The words of a name in lower case, without digits and signs; `camelCase` has two. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

export const hasWord = (name: string, pattern: RegExp): boolean => wordsOf(name).some((word) => pattern.test(word))

/** Whether a column is named as scores are. */
export const isNamedScore = (name: string): boolean => hasWord(name, scoreNames)
