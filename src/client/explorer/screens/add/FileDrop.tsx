import { useSignal } from '@preact/signals'
import { texts } from '../../texts/texts.js'

/** A place to drop a file on, and a button for those who do not drag. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const isOver = useSignal(false)
  const take = (files: FileList | null | undefined): void => {
    const [file] = files ?? []
    if (file !== undefined) onFile(file)
  }
  return (
    <section
      class={isOver.value ? 'drop over' : 'drop'}
      aria-label={texts.add.drop}
      onDragOver={(event) => {
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        take(event.dataTransfer?.files)
      }}
    >
      <b>{texts.add.drop}</b>
      <p>{texts.add.dropWhat}</p>
      <label class="btn dark">
        {texts.add.choose}
        <input type="file" class="sr" onChange={(event) => take(event.currentTarget.files)} />
      </label>
      <p class="note">{texts.add.local}</p>
    </section>
  )
}
