/** A user. Times are seconds since 1970. */
export interface UserRecord {
  readonly userId: number
  /** The login, an e-mail address, compared without regard to case. */
  readonly username: string
  readonly fullName: string
  /** Hash of the password; null for a user who cannot log in with a password. */
  readonly password: string | null
  /** The local owner has all permissions in this installation. */
  readonly isOwner: boolean
  /**
   * Whether the owner of the address has confirmed it by an emailed link; always true for the local owner. The password
   * of an unconfirmed login may have been chosen by somebody else.
   */
  readonly isConfirmed: boolean
  /** The organization of the user. */
  readonly organizationId: string | null
  /** The workspace (account) that owns the user. */
  readonly ownerWorkspaceId: string | null
  readonly defaultWorkspaceId: string | null
}

export type NewUser = Omit<UserRecord, 'userId' | 'isOwner'> & { readonly creationDate: number }
export type UserChanges = Partial<
  Pick<
    UserRecord,
    'username' | 'fullName' | 'password' | 'isConfirmed' | 'defaultWorkspaceId' | 'organizationId' | 'ownerWorkspaceId'
  >
>

export interface UserStore {
  find(username: string): Promise<UserRecord | undefined>
  owner(): Promise<UserRecord>
  /** Undefined when the login exists. */
  insert(user: NewUser): Promise<UserRecord | undefined>
  update(userId: number, changes: UserChanges): Promise<void>
  /** Removes users with their roles and tokens, except the local owner. */
  remove(userIds: readonly number[]): Promise<void>
  /** Members of an organization, by login. */
  ofOrganization(organizationId: string): Promise<UserRecord[]>
  /** Users owned by a workspace, by login. */
  ownedBy(workspaceId: string): Promise<UserRecord[]>
}
