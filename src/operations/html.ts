import { escapeHtml, inlineSource } from '../inlineHtml.js'
import { RawAnswer } from './rawAnswer.js'

/** The parts of a page; `body` is HTML, style and script are constants of this program. */
export interface HtmlPage {
  readonly title: string
  readonly style: string
  readonly script?: string
  readonly body: string
}

/**
 * A self-contained page, with headers that allow a browser to run only its style and script. The headers carry hashes
 * of these constants, so that a script that came into the body with data does not run. The page cannot be framed, sends no referrer, and
 * connects only to its own origin.
 */
export function htmlAnswer({ title, style, script, body }: HtmlPage): RawAnswer {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}${script === undefined ? '' : `\n<script>${script}</script>`}
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${inlineSource(style)}`,
    ...(script === undefined ? [] : [`script-src ${inlineSource(script)}`, "connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return new RawAnswer('text/html; charset=utf-8', html, {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  })
}
