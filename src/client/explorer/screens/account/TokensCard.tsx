import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import type { TokenRecord } from '../../api/people.js'
import { deleteToken } from '../../api/tokens.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { ColumnHeads } from '../../parts/ColumnHeads.js'
import { momentName } from '../../parts/moments.js'
import { useCaller } from '../../state/caller.js'
import { notify } from '../../state/notices.js'
import type { AskedQuestion } from '../../state/question.js'
import { token as current } from '../../state/session.js'
import { texts } from '../../texts/texts.js'
import { DeleteTokenDialog } from './DeleteTokenDialog.js'
import { MakeTokenDialog } from './MakeTokenDialog.js'
import { OWNER_WITHOUT_LOGIN } from './ownerWithoutLogin.js'
import { endOf, tokenName } from './tokenNames.js'

type Opened = { readonly kind: 'make' } | { readonly kind: 'delete'; readonly token: TokenRecord }

/** The caller's tokens: only their last characters are shown, except for one that was just made. */
export function TokensCard({ question }: { readonly question: AskedQuestion<readonly TokenRecord[]> }) {
  const { profile } = useCaller()
  const opened = useSignal<Opened | null>(null)
  const made = useSignal<TokenRecord | null>(null)
  const close = (): void => {
    opened.value = null
  }
  const afterMaking = (token: TokenRecord): void => {
    made.value = token
    question.askAgain()
    notify(texts.account.madeToken(tokenName(token)), async () => {
      await call(deleteToken, { token: token.token })
      made.value = null
      question.askAgain()
    })
  }
  return (
    <Card
      id="tokens"
      title={texts.account.tokens}
      deck={texts.account.tokensDeck}
      tools={
        profile.username !== OWNER_WITHOUT_LOGIN && (
          <button type="button" class="btn" onClick={() => (opened.value = { kind: 'make' })}>
            {texts.account.newToken}
          </button>
        )
      }
    >
      {made.value !== null && <MadeToken token={made.value.token} />}
      <Answered question={question}>
        {(tokens) => <TokenTable tokens={tokens} onDelete={(token) => (opened.value = { kind: 'delete', token })} />}
      </Answered>
      {opened.value?.kind === 'make' && <MakeTokenDialog onMade={afterMaking} onClose={close} />}
      {opened.value?.kind === 'delete' && (
        <DeleteTokenDialog token={opened.value.token} onDeleted={question.askAgain} onClose={close} />
      )}
    </Card>
  )
}

const MadeToken = ({ token }: { readonly token: string }) => (
  <p class="made" role="status">
    {texts.account.hereItIs} <code>{token}</code>
    <button
      type="button"
      class="btn"
      onClick={() => navigator.clipboard.writeText(token).then(() => notify(texts.account.copied))}
    >
      {texts.account.copy}
    </button>
  </p>
)

interface TokenTableProps {
  readonly tokens: readonly TokenRecord[]
  readonly onDelete: (token: TokenRecord) => void
}

const TokenTable = ({ tokens, onDelete }: TokenTableProps) => (
  <div class="scroll">
    <table class="data people">
      <ColumnHeads names={Object.values(texts.account.tokenColumns)} />
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.token} token={token} onDelete={() => onDelete(token)} />
        ))}
      </tbody>
    </table>
  </div>
)

interface TokenRowProps {
  readonly token: TokenRecord
  readonly onDelete: () => void
}

const TokenRow = ({ token, onDelete }: TokenRowProps) => (
  <tr>
    <th scope="row">
      <bdi>{tokenName(token)}</bdi>
    </th>
    <td>
      <code>{endOf(token)}</code>
    </td>
    <td>{token.expiration === null ? texts.account.forever : texts.account.until(momentName(token.expiration))}</td>
    <td>
      {token.token === current.value ? (
        texts.account.thisSession
      ) : (
        <button
          type="button"
          class="link sm"
          aria-label={texts.account.deleteTokenOf(tokenName(token))}
          onClick={onDelete}
        >
          {texts.account.deleteToken}
        </button>
      )}
    </td>
  </tr>
)
