import { render } from 'preact'
import { App } from './App.js'
import { followAddress } from './state/address.js'
import { followTheme } from './state/theme.js'

followTheme()
followAddress()
render(<App />, document.getElementById('app')!)
document.documentElement.dataset.ready = String(Math.round(performance.now()))
