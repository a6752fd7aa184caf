import { useSignal } from '@preact/signals'
import type { ProjectRecord } from '../../api/projects.js'
import { Empty } from '../../parts/Empty.js'
import { FailedBuild } from '../../parts/FailedBuild.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { useCaller } from '../../state/caller.js'
import { texts } from '../../texts/texts.js'
import type { ProjectScreenProps } from '../screen.js'
import { FileDrop } from './FileDrop.js'
import { PlanStep } from './PlanStep.js'
import { Steps } from './Steps.js'
import { UploadStep } from './UploadStep.js'
import type { Upload } from './uploadFile.js'

/** Adds a file to a new project. */
export function AddScreen() {
  const { profile } = useCaller()
  const mayCreate = profile.workspaces.some(({ permissions }) => permissions.includes('create'))
  if (mayCreate) return <AddData project={undefined} reloadProject={undefined} />
  return (
    <>
      <ScreenHead title={texts.add.title} />
      <Empty what={texts.add.noRight} why={texts.add.noRightWhy} />
    </>
  )
}

/** Adds a file to a project that exists. */
export function AddToProjectScreen({ project, reloadProject }: ProjectScreenProps) {
  if (project.permissions.includes('write')) return <AddData project={project} reloadProject={reloadProject} />
  return (
    <>
      <ScreenHead title={texts.add.titleFor(project.name)} />
      <Empty what={texts.add.noWrite} why={texts.add.noWriteWhy} />
    </>
  )
}

/** A project that exists, and what reads it again; undefined: a new one. */
type AddDataProps =
  | { readonly project: ProjectRecord; readonly reloadProject: () => void }
  | { readonly project: undefined; readonly reloadProject: undefined }

/** Three steps: the file, what its columns are, the upload with the build. */
function AddData({ project, reloadProject }: AddDataProps) {
  const file = useSignal<File | null>(null)
  const upload = useSignal<Upload | null>(null)
  const step = upload.value !== null ? 2 : file.value !== null ? 1 : 0
  const restart = (): void => {
    file.value = null
    upload.value = null
  }
  return (
    <>
      <ScreenHead
        title={<span dir="auto">{project === undefined ? texts.add.title : texts.add.titleFor(project.name)}</span>}
        deck={file.value === null ? undefined : <span dir="auto">{file.value.name}</span>}
        tools={
          step === 1 && (
            <button type="button" class="btn" onClick={restart}>
              {texts.add.another}
            </button>
          )
        }
      />
      {project !== undefined && step < 2 && <FailedBuild project={project} reload={reloadProject} />}
      <Steps now={step} />
      {upload.value !== null ? (
        <UploadStep upload={upload.value} onLeft={restart} />
      ) : file.value !== null ? (
        <PlanStep file={file.value} project={project} onPlanned={(planned) => (upload.value = planned)} />
      ) : (
        <FileDrop onFile={(chosen) => (file.value = chosen)} />
      )}
    </>
  )
}
