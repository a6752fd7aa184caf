import fc from 'fast-check'

// Properties are tried on the same random input in every run, so that a failure is that of the change.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261 })
