import { type ConceptList, listConceptLists } from '../../api/lists.js'
import { TitledAnswer } from '../../parts/TitledAnswer.js'
import { activeListId } from '../../state/carried.js'
import { useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { ProjectScreenProps } from '../screen.js'
import { ListEditor } from './ListEditor.js'
import { ListOverview } from './ListOverview.js'

/** The shared concept lists of a project: all of them, or the one of the address with its concepts. */
export function ConceptsScreen({ project }: ProjectScreenProps) {
  const question = useQuestion(listConceptLists, { project_id: project.project_id })
  return (
    <TitledAnswer title={texts.screens.concepts} question={question}>
      {(answer) => {
        const lists = answer.map((list): ConceptList => ({ concepts: [], ...list }))
        const opened = lists.find(({ concept_list_id }) => concept_list_id === activeListId.value)
        const shared = { project, reload: question.askAgain }
        if (opened === undefined) return <ListOverview {...shared} lists={lists} />
        const show = (changed: ConceptList): void =>
          question.replace(lists.map((list) => (list === opened ? changed : list)))
        return <ListEditor key={opened.concept_list_id} {...shared} list={opened} show={show} />
      }}
    </TitledAnswer>
  )
}
