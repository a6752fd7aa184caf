import { fixed } from '../../../figures.js'
import type { Explanation } from '../../api/documents.js'

/** The parts of a score, and their parts. */
export const ExplanationTree = ({ value, description, details }: Explanation) => (
  <li>
    <b>{fixed(value, 3)}</b> <span dir="auto">{description}</span>
    {details.length > 0 && (
      <ul>
        {details.map((detail) => (
          <ExplanationTree key={detail.description} {...detail} />
        ))}
      </ul>
    )}
  </li>
)
