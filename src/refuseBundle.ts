/** What a program is told that has been bundled together with the package. */
export const IN_BUNDLE =
  'conceptlite has become part of a bundle, where it does not find its files. Mark it as external in the bundler and install it beside the bundle.'

/**
 * Throws where a module has no address (`import.meta.url`): a bundler that writes CommonJS has included the package. The address itself
 * is read in each module, because tools that copy the files of a program look for `new URL('path', import.meta.url)`.
 */
export function refuseBundle(address: string | undefined): void {
  if (address === undefined) throw new Error(IN_BUNDLE)
}
