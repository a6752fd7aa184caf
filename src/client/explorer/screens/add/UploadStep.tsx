import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { count, percent } from '../../../figures.js'
import { ApiError } from '../../api/apiError.js'
import { Card } from '../../parts/Card.js'
import { Empty } from '../../parts/Empty.js'
import { ErrorBox } from '../../parts/ErrorBox.js'
import { go } from '../../state/address.js'
import { notify } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'
import { BuildProgress } from './BuildProgress.js'
import { Complaint } from './Complaint.js'
import { type Upload, type Uploaded, type UploadProgress, uploadFile } from './uploadFile.js'

export interface UploadStepProps {
  readonly upload: Upload
  /** Begins again with another file. */
  readonly onLeft: () => void
}

/** Uploads, then follows the build until the project answers. */
export function UploadStep({ upload, onLeft }: UploadStepProps) {
  const { progress, done, failure, again, cancel } = useUpload(upload, onLeft)
  if (failure !== null) {
    // A project that exists keeps what it got: sending the file again would add these documents twice.
    const kept = upload.target.project_id === undefined ? 0 : progress.documents
    return (
      <Failed failure={failure} kept={kept}>
        {kept === 0 && 'error' in failure && (
          <button type="button" class="btn dark" onClick={again}>
            {texts.add.again}
          </button>
        )}{' '}
        <button type="button" class="btn" onClick={onLeft}>
          {texts.add.another}
        </button>
      </Failed>
    )
  }
  if (done?.kind === 'empty') {
    return (
      <Empty what={texts.add.noDocuments} why={texts.add.wrong}>
        <button type="button" class="btn" onClick={onLeft}>
          {texts.add.another}
        </button>
      </Empty>
    )
  }
  const uploaded = texts.add.uploaded(count(progress.documents))
  return (
    <Card id="upload" title={done === null ? texts.add.uploading : uploaded}>
      {done?.kind === 'building' ? (
        <BuildProgress uploaded={done} onBuilt={() => go(['projects', done.projectId, 'overview'])} />
      ) : (
        <>
          <Bar share={progress.share} />
          <p class="res" role="status">
            {uploaded}, {percent(progress.share)}
          </p>
          <button type="button" class="btn" onClick={cancel}>
            {texts.add.cancel}
          </button>
          <p class="note">{texts.add.closeable}</p>
        </>
      )}
    </Card>
  )
}

/** Uploads a file, and again when `again` is called; calls `onLeft` once it is cancelled. */
function useUpload(upload: Upload, onLeft: () => void) {
  const progress = useSignal<UploadProgress>({ documents: 0, share: 0 })
  const done = useSignal<Uploaded | null>(null)
  const failure = useSignal<Failure | null>(null)
  const round = useSignal(0)
  const control = useSignal(new AbortController())
  useEffect(() => {
    const running = control.value
    const { signal } = running
    uploadFile(upload, signal, (now) => (progress.value = now)).then(
      (ended) => {
        done.value = ended
        if (ended.kind !== 'cancelled') return
        notify(ended.documents === 0 ? texts.add.cancelled : texts.add.cancelledPart(count(ended.documents)))
        onLeft()
      },
      (error: unknown) => {
        failure.value = failureOf(error, upload)
      },
    )
    return () => running.abort()
  }, [round.value])
  return {
    progress: progress.value,
    done: done.value,
    failure: failure.value,
    again: (): void => {
      progress.value = { documents: 0, share: 0 }
      failure.value = null
      control.value = new AbortController()
      round.value++
    },
    cancel: (): void => control.value.abort(),
  }
}

/** What ended an upload: the engine, or the file, whose later parts are read only now. */
type Failure = { readonly error: ApiError } | { readonly complaint: string }

function failureOf(error: unknown, { reader }: Upload): Failure {
  if (error instanceof ApiError) return { error }
  const complaint = reader.fileComplaint(error)
  if (complaint === undefined) throw error
  return { complaint }
}

interface FailedProps {
  readonly failure: Failure
  /** Documents that a project keeps. */
  readonly kept: number
  readonly children: ComponentChildren
}

/** Why an upload has ended, what is kept of it, and what to do. */
function Failed({ failure, kept, children }: FailedProps) {
  const rest = (
    <>
      {kept > 0 && <p>{texts.add.failedPart(count(kept))}</p>}
      {children}
    </>
  )
  if ('error' in failure) return <ErrorBox error={failure.error}>{rest}</ErrorBox>
  return (
    <Complaint title={texts.add.failed} text={failure.complaint}>
      {rest}
    </Complaint>
  )
}

const Bar = ({ share }: { readonly share: number }) => (
  <div
    class="prog"
    role="progressbar"
    aria-label={texts.add.uploading}
    aria-valuenow={Math.round(share * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <i style={{ width: percent(share) }} />
  </div>
)
