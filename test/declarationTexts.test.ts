import { expect, test } from 'vitest'

interface Reader {
  readonly shapes: Readonly<Record<string, object>>
  readonly schemaOf: (operation: { readonly params: object }) => object
  readonly errorsOf: () => readonly string[]
  readonly limitsOf: (schema: { readonly maximum?: number }) => string
  readonly headingOf: () => string
}
interface Script {
  withTexts(text: string, exported: object, reader: Reader): string
}
const script: Script = await import(new URL('../scripts/declarationTexts.mjs', import.meta.url).href)

const reader: Reader = {
  shapes: { Constraint: { properties: { name: { description: 'Name of the field */' } } } },
  schemaOf: ({ params }) => params,
  errorsOf: () => ['INVALID_PARAMS', 'NO_TOKEN', 'ERROR'],
  limitsOf: ({ maximum }) => (maximum === undefined ? '' : `at most ${maximum}`),
  headingOf: () => 'Documents',
}

const search = {
  methods: ['GET'],
  access: 'read',
  needs: 'build',
  spec: 'v5 4.2',
  summary: 'Finds documents.',
  result: 'One page of documents',
  params: {
    properties: {
      limit: { description: 'Most documents', maximum: 25_000, default: 100 },
      filter: { description: 'Documents to use; default: all', default: [], items: { $ref: '#/x/Constraint' } },
      by: {
        oneOf: [
          { properties: { type: { description: 'First kind' } } },
          { properties: { type: { description: 'Second kind' } } },
        ],
      },
    },
  },
}

const declaration = `export declare const registry: {
	readonly docs: {
		readonly search: Record<"/docs/", z.ZodObject<{
			limit: z.ZodDefault<z.ZodInt>;
			filter: z.ZodArray<z.ZodObject<{
				name: z.ZodEnum<{
					limit: "limit";
				}>;
			}, z.strict>>;
			by: z.ZodUnion<[z.ZodObject<{
				type: z.ZodString;
			}, z.strict>, z.ZodObject<{
				type: z.ZodString;
			}, z.strict>]>;
		}, z.strict>, {
			limit: number;
		}>;
	};
};
`

test('functions and parameters get the texts of their records, and nothing else changes', () => {
  const text = script.withTexts(declaration, { registry: { docs: { search } }, others: ['a list'] }, reader)
  expect(text.split('\n').filter((line) => !/^\s*(?:\/\*\*| \*)/.test(line))).toEqual(declaration.split('\n'))
  expect(text).toContain('\t/** Documents: `search`. */\n\treadonly docs')
  expect(text).toContain(`		/**
		 * Finds documents.
		 * Result: One page of documents.
		 * Permission \`read\`; needs a build; specification v5 4.2.
		 * @throws EngineError INVALID_PARAMS, ERROR
		 */
		readonly search`)
  expect(text).toContain('/** Most documents. At most 25000. Default: 100. */\n\t\t\tlimit: z.ZodDefault')
  expect(text).toContain('/** Documents to use; default: all. */\n\t\t\tfilter')
  expect(text).toContain('/** Name of the field *\\/. */\n\t\t\t\tname')
  expect(text.match(/\/\*\* (?:First|Second) kind\. \*\/\n\t*type/g)).toHaveLength(2)
  expect(text.match(/\/\*\*/g)).toHaveLength(7)
})
