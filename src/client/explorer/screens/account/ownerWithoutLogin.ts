/** Username of the local owner as long as the engine was given none. Nobody can log in as it. */
export const OWNER_WITHOUT_LOGIN = 'owner@localhost'
