/** Texts of the login. */
export const login = {
  title: 'Log in',
  why: 'Your projects are behind a login. The session ends when you close this tab.',
  expired: 'Your session has ended. Log in again; you will be where you were.',
  how: 'Log in with',
  byPassword: 'Password',
  byToken: 'Token',
  username: 'E-mail address',
  password: 'Password',
  token: 'Token',
  tokenNote: 'The server prints one when it starts, and you can make others under Account.',
  submit: 'Log in',
  wrongPassword: 'This address and password do not belong together. Check both, and the case of letters.',
  wrongToken: 'This token is not valid. It may have expired or been deleted: use another one.',
} as const
