import { useSignal } from '@preact/signals'
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
import { type Upload, type Uploaded, type UploadProgress, uploadFile } from './uploadFile.js'

export interface UploadStepProps {
  readonly upload: Upload
  readonly onCancelled: () => void
}

/** Uploads, then follows the build until the project answers. */
export function UploadStep({ upload, onCancelled }: UploadStepProps) {
  const progress = useSignal<UploadProgress>({ documents: 0, share: 0 })
  const uploaded = useSignal<Uploaded | null>(null)
  const error = useSignal<ApiError | null>(null)
  const control = useSignal(new AbortController())
  useEffect(() => {
    const { signal } = control.value
    uploadFile(upload, signal, (now) => (progress.value = now)).then(
      (done) => {
        uploaded.value = done
        if (done.kind !== 'cancelled') return
        notify(done.documents === 0 ? texts.add.cancelled : texts.add.cancelledPart(count(done.documents)))
        onCancelled()
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure
        error.value = failure
      },
    )
    return () => control.value.abort()
  }, [])
  const done = uploaded.value
  if (error.value !== null) return <ErrorBox error={error.value} />
  if (done?.kind === 'empty') return <Empty what={texts.add.noDocuments} why={texts.add.wrong} />
  return (
    <Card id="upload" title={done === null ? texts.add.uploading : texts.add.uploaded(count(progress.value.documents))}>
      {done?.kind === 'building' ? (
        <BuildProgress uploaded={done} onBuilt={() => go(['projects', done.projectId, 'overview'])} />
      ) : (
        <>
          <Bar share={progress.value.share} />
          <p class="res" role="status">
            {texts.add.uploaded(count(progress.value.documents))}, {percent(progress.value.share)}
          </p>
          <button type="button" class="btn" onClick={() => control.value.abort()}>
            {texts.add.cancel}
          </button>
        </>
      )}
      <p class="note">{texts.add.closeable}</p>
    </Card>
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
