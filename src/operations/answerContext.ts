import type { AnswerContext } from '../answers/context.js'
import { openContext } from '../answers/openContext.js'
import type { BuiltContext } from './operation.js'

/** The part of an operation's context that answers need. */
export const answerContext = ({ snapshot, compute, signal, services }: BuiltContext): Promise<AnswerContext> =>
  openContext({ snapshot, compute, signal }, services)
