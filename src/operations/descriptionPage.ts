import { errorTexts } from '../errors.js'
import { escapeHtml } from '../inlineHtml.js'
import { htmlAnswer } from './html.js'
import type { NamedOperation } from './openapi.js'
import { type JsonSchema, limitsOf, parameterSchemas } from './parameterSchemas.js'
import type { RawAnswer } from './rawAnswer.js'
import { sectionOf } from './sections.js'

/** The description of the operations as one self-contained HTML page. Spec v5 2.1.7. */
export function describePage(operations: readonly NamedOperation[], version: string): RawAnswer {
  const bySection = new Map<string, NamedOperation[]>()
  for (const named of operations) {
    const section = sectionOf(named.operation.spec)
    bySection.set(section, [...(bySection.get(section) ?? []), named])
  }
  const shared: Record<string, JsonSchema> = {}
  for (const { operation } of operations) Object.assign(shared, parameterSchemas(operation).shared)
  const sections = [...bySection].map(([title, each]) => ({ id: slug(title), title, body: each.map(article).join('') }))
  sections.push({ id: 'shapes', title: 'Shapes', body: Object.entries(shared).map(shapeArticle).join('') })
  sections.push({ id: 'errors', title: 'Errors', body: errorTable() })
  const body = `<nav>
<h1><a href="#top">conceptlite</a></h1>
<p class="version">${escapeHtml(version)}</p>
<ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('')}</ul>
</nav>
<main id="top">
<header>${introduction}</header>
${sections.map(({ id, title, body }) => `<section id="${id}"><h2>${escapeHtml(title)}</h2>${body}</section>`).join('\n')}
</main>`
  return htmlAnswer({ title: 'conceptlite interface', style: css, body })
}

const introduction = `
<h2>Interface</h2>
<p>Paths are complete. Send parameters in the query string or as one JSON object in the body; a parameter in the body takes
precedence. Where a table names the body, the body is that JSON list. Version 4 also takes forms as bodies. In a query
string, objects and arrays are JSON and all other values are plain text. The response is JSON: <code>null</code> if there is no result, otherwise the result described below.</p>
<p>The body of a request without a token has at most 64 KiB. JSON has at most 80 levels; one parameter, or one entry of a long
list, has at most 250,000 values; strings are well-formed Unicode.</p>
<p>Send a token with every request: <code>Authorization: Token &lt;API_TOKEN&gt;</code>. Where rate limits are on, an endpoint
takes ten calls a second unless it says otherwise. Programs find this description in
<a href="openapi.json">openapi.json</a>.</p>`

function article({ name, operation }: NamedOperation): string {
  const { methods, path, summary, result, access, needs, rateLimit, spec, extension, listBody } = operation
  const { params } = parameterSchemas(operation)
  const facts = [
    access === 'none' ? 'no token' : access === 'caller' ? 'any token' : `permission <code>${access}</code>`,
    needs === undefined ? '' : needs === 'sentiment' ? 'needs a sentiment build' : 'needs a build',
    rateLimit === 'none' ? 'no rate limit' : rateLimit === undefined ? '' : `${rateLimit} call a second`,
    `in process <code>${escapeHtml(name)}()</code>`,
    extension ? 'an extension of the specified interface' : `specification ${escapeHtml(spec)}`,
  ]
  return `<article id="${escapeHtml(name)}">
<h3>${methods.map((method) => `<b class="${method}">${method}</b>`).join(' ')} <code>${pathHtml(path)}</code></h3>
<p>${prose(summary)}</p>
${parameterTable(params, listBody)}
${result === undefined ? '' : `<p class="result"><span>Result</span> ${prose(result)}</p>`}
<p class="facts">${facts.filter(Boolean).join(' · ')}</p>
</article>
`
}

const pathHtml = (path: string): string => escapeHtml(path).replace(/:(\w+)/g, '<i>&lt;$1&gt;</i>')

/** The parameters of an operation, or the properties of a shape; a parameter that is the whole body is shown as such. */
function parameterTable({ properties = {}, required = [] }: JsonSchema, listBody?: string): string {
  const names = Object.entries(properties)
  if (names.length === 0) return ''
  const rows = names.map(([name, schema]) => {
    const presence = required.includes(name)
      ? '<em>required</em>'
      : schema.default === undefined
        ? 'optional'
        : `default <code>${escapeHtml(JSON.stringify(schema.default))}</code>`
    const about = [limitsOf(schema), schema.description === undefined ? '' : prose(schema.description)]
    const shown = name === listBody ? 'the body' : `<code>${escapeHtml(name)}</code>`
    return `<tr><td>${shown}</td><td>${typeHtml(schema)}</td><td>${presence}</td><td>${about
      .filter(Boolean)
      .join('; ')}</td></tr>`
  })
  return `<div class="scroll"><table><tr><th>parameter</th><th>type</th><th></th><th></th></tr>${rows.join('')}</table></div>`
}

function shapeArticle([name, schema]: [string, JsonSchema]): string {
  const options = schema.oneOf ?? [schema]
  const bodies = options.map((option) => {
    const kind = option.properties?.type?.const
    const head = kind === undefined ? '' : `<h4><code>type: ${escapeHtml(JSON.stringify(kind))}</code></h4>`
    const { type: tag, ...others } = option.properties ?? {}
    const properties = kind === undefined && tag !== undefined ? { type: tag, ...others } : others
    return (
      head +
      (option.properties === undefined
        ? `<p>${[typeHtml(option), limitsOf(option)].filter(Boolean).join('; ')}</p>`
        : parameterTable({ ...option, properties }))
    )
  })
  return `<article id="shape-${slug(name)}"><h3><code>${escapeHtml(name)}</code></h3>${bodies.join('')}</article>`
}

function typeHtml(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)!
    return `<a href="#shape-${slug(name)}">${escapeHtml(name)}</a>`
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum !== undefined) return schema.enum.map((each) => `<code>${escapeHtml(String(each))}</code>`).join(' ')
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return options.map(typeHtml).join(' or ')
  if (schema.type === 'array') return `array of ${schema.items === undefined ? 'values' : typeHtml(schema.items)}`
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `object, of ${typeHtml(schema.additionalProperties)}`
  }
  return escapeHtml(typeof schema.type === 'string' ? schema.type : (schema.type?.join(' or ') ?? 'any JSON'))
}

function errorTable(): string {
  const rows = Object.entries(errorTexts).map(
    ([code, [status, text]]) =>
      `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(text)}</td></tr>`,
  )
  return `<p>The body of an error is <code>{"error", "message"}</code>, with <code>"parameters"</code> if parameters are wrong.</p>
<div class="scroll"><table><tr><th>status</th><th>error</th><th></th></tr>${rows.join('')}</table></div>`
}

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Escapes text and marks names between backticks as code. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const css = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--line:#dfe4ea;--ground:#fff;--panel:#f6f8fa;--link:#0b62a8}
@media (prefers-color-scheme:dark){:root{--ink:#e3e8ee;--soft:#9aa6b4;--line:#303944;--ground:#14181d;--panel:#1c2229;--link:#7cbcf2}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;display:flex;font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
code{font:0.88em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
nav{position:sticky;top:0;flex:0 0 15rem;height:100vh;overflow:auto;padding:1.6rem;border-right:1px solid var(--line);background:var(--panel)}
nav h1{margin:0;font-size:1.25rem}nav h1 a{color:inherit}
nav ul{list-style:none;padding:0;margin:1.4rem 0}nav li{margin:.45rem 0}
.version,.facts{color:var(--soft);font-size:.85rem;margin:0}
main{flex:1;min-width:0;max-width:62rem;padding:1.2rem 2.6rem 5rem}
h2{font-size:1.5rem;margin:2.4rem 0 .8rem}header h2{margin-top:.6rem}
article{padding:1.1rem 1.3rem;margin:0 0 1rem;border:1px solid var(--line);border-radius:8px}
h3{margin:0;font-size:1rem;font-weight:600;overflow-wrap:anywhere}h3 i{color:var(--soft)}h4{margin:1rem 0 0}
h3 b{display:inline-block;padding:.1rem .5rem;border-radius:4px;font-size:.75rem;color:#fff;background:#1a6fb5}
b.POST{background:#22804a}b.PUT,b.PATCH{background:#946200}b.DELETE{background:#b3372f}
article p{margin:.6rem 0}.result span{color:var(--soft);font-size:.8rem;text-transform:uppercase;letter-spacing:.04em;margin-right:.4rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:.6rem 0;font-size:.92rem}
th{text-align:left;font-weight:500;color:var(--soft)}td,th{padding:.35rem .9rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td em{font-style:normal;font-weight:600}
@media (max-width:50rem){body{display:block}nav{position:static;height:auto;border:0}main{padding:1rem}}
`
