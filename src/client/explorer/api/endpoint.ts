export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** An operation of the interface as the page calls it; the types say what goes in and what comes out. */
export interface Endpoint<Params extends object, Answer> {
  readonly method: Method
  /** As `/api/v5/projects/:project_id/`; each `:name` is a parameter. */
  readonly path: string
  /** There for the types alone. */
  readonly types?: { readonly params: Params; readonly answer: Answer }
}

/** Defines an endpoint. `test/client/explorer/endpoints.test.ts` compares all of them with the operations of the engine. */
export const endpoint = <Params extends object, Answer>(method: Method, path: string): Endpoint<Params, Answer> => ({
  method,
  path,
})

/** A question without parameters. */
export type NoParams = Record<never, never>
