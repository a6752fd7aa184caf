import type { z } from 'zod'
import type { ServiceFunctions } from '../engine.js'

/** What a tool needs besides its parameters. */
export interface ToolContext {
  /** The functions of the caller: permissions are those of its token. */
  readonly functions: ServiceFunctions
  /** Ends the work when the client cancels the call. */
  readonly signal: AbortSignal
}

/** A function that a language model may call. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string
  readonly title: string
  /** What it does and what its answer rests on, for the model. */
  readonly description: string
  readonly input: z.ZodObject<Shape>
  /** Whether it changes something; such tools are offered only where writing is allowed. */
  readonly writes: boolean
  /** The answer: compact, and JSON. */
  run(input: z.output<z.ZodObject<Shape>>, context: ToolContext): Promise<object>
}

export const defineTool = <Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool<Shape> => tool
