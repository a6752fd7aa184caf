import { escapeHtml } from '../inlineHtml.js'
import { htmlAnswer } from './html.js'
import type { RawAnswer } from './rawAnswer.js'

export interface FormPage {
  readonly title: string
  readonly text: string
  readonly fields: readonly { readonly name: string; readonly label: string; readonly type: 'text' | 'password' }[]
  readonly button: string
  /** Path to which the form is posted; default: the path of the page. */
  readonly action?: string
  /** Shown after success. */
  readonly done: string
}

/** A page with one form. It sends the query parameters of its URL and the fields to `action` as JSON. */
export function formPage({ title, text, fields, button, done, action = '' }: FormPage): RawAnswer {
  const inputs = fields.map(
    ({ name, label, type }) =>
      `<label>${escapeHtml(label)}<input name="${escapeHtml(name)}" type="${type}" required autocomplete="${
        type === 'password' ? 'new-password' : 'name'
      }"></label>`,
  )
  const body = `<h1>${escapeHtml(title)}</h1>
<p id="text">${escapeHtml(text)}</p>
<form data-done="${escapeHtml(done)}" action="${escapeHtml(action)}">
${inputs.join('\n')}
<button>${escapeHtml(button)}</button>
</form>`
  return htmlAnswer({ title, style, script, body })
}

const style = `
:root{color-scheme:light dark}
body{max-width:26rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem}label{display:block;margin:1rem 0}
input{display:block;width:100%;box-sizing:border-box;padding:.5rem;font:inherit}
button{padding:.6rem 1.2rem;font:inherit}
`

const script = `
const form = document.querySelector('form')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const sent = Object.fromEntries([...new URLSearchParams(location.search), ...new FormData(form)])
  sent.expiration = Number(sent.expiration)
  if (sent.permissions !== undefined) sent.permissions = JSON.parse(sent.permissions)
  const answer = await fetch(form.getAttribute('action') || location.pathname, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent),
  })
  const text = document.getElementById('text')
  const { message, error } = answer.ok ? { message: form.dataset.done } : await answer.json()
  text.textContent = message ?? error.message
  if (answer.ok) form.remove()
})
`
