import { render } from 'preact'
import { App } from './App.js'
import { followAddress } from './state/address.js'
import { followEscape } from './state/escape.js'
import { keepFocus } from './state/keepFocus.js'
import { followTheme } from './state/theme.js'

followTheme()
followAddress()
keepFocus()
followEscape()
const app = document.getElementById('app')!
// What the page shows until its script has come.
app.replaceChildren()
render(<App />, app)
document.documentElement.dataset.ready = String(Math.round(performance.now()))
