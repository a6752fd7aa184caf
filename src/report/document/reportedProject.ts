import type { Project } from '../../serviceFunctions.js'

/** What a report asks of a project. */
export type ReportedProject = Pick<Project, 'get' | 'metadata' | 'docs' | 'concepts'>
