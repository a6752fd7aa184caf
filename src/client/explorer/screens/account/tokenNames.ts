import type { TokenRecord } from '../../api/people.js'
import { texts } from '../../texts/texts.js'

/** Characters of a token that are shown: enough to tell tokens apart, too few to use one. */
const SHOWN = 6

/** What a token is for, in words. */
export const tokenName = ({ type, description }: TokenRecord): string =>
  description !== '' ? description : type === 'short_lived' ? texts.account.session : texts.account.unnamed

/** The last characters of a token. */
export const endOf = ({ token }: TokenRecord): string => token.slice(-SHOWN)
