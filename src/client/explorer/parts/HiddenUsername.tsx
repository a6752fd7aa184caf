/** Whose password a form asks for: it tells programs that remember passwords, and nobody else. */
export const HiddenUsername = ({ username }: { readonly username: string }) => (
  <input type="text" hidden readOnly autocomplete="username" value={username} />
)
