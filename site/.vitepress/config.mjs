import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

const operations = JSON.parse(readFileSync(new URL('operations.json', import.meta.url), 'utf8'))
const page = (text, name) => ({ text, link: `/${name}` })

export default defineConfig({
  title: 'conceptlite',
  description: 'An embeddable text-analysis engine for Node.js',
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
        ],
      },
      {
        text: 'Serve and test',
        items: [
          page('Over HTTP', 'http'),
          page('Security', 'security'),
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
          page('Design', 'design'),
          page('Storage', 'storage'),
          page('File format', 'file-format'),
          page('Versions', 'versions'),
        ],
      },
      { text: 'Operations', collapsed: true, items: [page('All', 'operations'), ...operations] },
    ],
  },
})
