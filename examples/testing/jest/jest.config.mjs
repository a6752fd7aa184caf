// Jest loads these two files outside its sandbox, so it needs no flag for ES modules.
export default {
  globalSetup: './setup.mjs',
  globalTeardown: './teardown.mjs',
}
