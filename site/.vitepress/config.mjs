import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

const operations = JSON.parse(readFileSync(new URL('operations.json', import.meta.url), 'utf8'))
const page = (text, name) => ({ text, link: `/${name}` })

const icon =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="%23ffe14a"/><text x="8" y="12" font-family="sans-serif" font-weight="700" font-size="11" text-anchor="middle">c</text></svg>'

export default defineConfig({
  title: 'conceptlite',
  description: 'An embeddable text-analysis engine for Node.js',
  head: [
    ['link', { rel: 'icon', href: icon }],
    // Long names of parameters leave room for their meaning on a phone.
    ['style', {}, '@media (max-width: 640px) { .vp-doc td:first-child { min-width: 9em } .vp-doc td:first-child code { overflow-wrap: anywhere } }'],
  ],
  srcDir: 'pages',
  cleanUrls: false,
  markdown: { html: false },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [page('Start', ''), page('Operations', 'operations'), page('Quality', 'quality')],
    sidebar: [
      {
        text: 'Use',
        items: [
          page('Start', ''),
          page('What the answers count', 'answers'),
          page('Command line', 'command-line'),
          page('Report', 'report'),
          page('Explorer', 'explorer'),
          page('Options', 'options'),
          page('Languages', 'languages'),
          page('Errors and limits', 'errors'),
          page('Questions', 'questions'),
        ],
      },
      {
        text: 'Serve and test',
        items: [
          page('Over HTTP', 'http'),
          page('Security', 'security'),
          page('Operating', 'operating'),
          page('Unit tests', 'fake-service'),
          page('Assistants', 'assistants'),
        ],
      },
      {
        text: 'Coming from',
        items: [
          page('The hosted service', 'from-the-service'),
          page('minisearch', 'from-minisearch'),
          page('BERTopic', 'from-bertopic'),
          page('VADER', 'from-vader'),
        ],
      },
      {
        text: 'How it works',
        items: [
          page('Method', 'method'),
          page('Quality', 'quality'),
          page('Storage', 'storage'),
          page('File format', 'file-format'),
          page('Versions', 'versions'),
        ],
      },
      {
        text: 'Develop',
        collapsed: true,
        items: [
          page('Interface', 'interface/README'),
          page('Design', 'design'),
          page('Testing', 'testing'),
          page('Campaign', 'campaign'),
          page('Experiments', 'experiments/README'),
        ],
      },
      { text: 'Operations', collapsed: true, items: [page('All', 'operations'), ...operations] },
    ],
  },
})
