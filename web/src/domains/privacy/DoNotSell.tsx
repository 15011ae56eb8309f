import { type PrivacyFieldsFragment, SetDoNotSellDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { Part } from './parts.tsx'

/**
 * Renders the choice that forbids to sell or share data, and says so when the browser sends the signal for
 * it. The outcome shows as a toast.
 */
export function DoNotSell({ privacy }: { privacy: PrivacyFieldsFragment }) {
  const [{ fetching }, choose] = useMutation(SetDoNotSellDocument)
  const { doNotSell, email } = privacy
  const signal = privacy.signal || Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true
  const where = email === null ? 'in this browser' : 'in this browser and in your account'
  const change = async () => {
    const { data, error } = await choose({ doNotSell: !doNotSell })
    showToast({
      text: !data
        ? friendlyError(error, 'generic')
        : doNotSell
          ? 'Your choice is taken back.'
          : `Saved ${where}.`,
    })
  }
  return (
    <Part title="Do not sell my data">
      <Text upTo="measure">
        We don’t sell lists of our customers. With this choice we also keep nothing about which advertisement
        or site you came from. A friend’s invitation still counts.
      </Text>
      {signal && (
        <Note mood="green">
          <b>Your browser asks for this, and we follow it.</b> It sends the signal Global Privacy Control, so
          there is nothing to do in this browser.
        </Note>
      )}
      {doNotSell && !signal && (
        <Note mood="green" role="status">
          <b>Nothing of yours is sold or shared.</b> You chose so {where}.
        </Note>
      )}
      {(doNotSell || !signal || email !== null) && (
        <Button look={doNotSell || signal ? 'line' : 'main'} busy={fetching} onClick={() => void change()}>
          {doNotSell
            ? 'Take my choice back'
            : signal
              ? 'Keep this choice in my account too'
              : 'Do not sell or share my data'}
        </Button>
      )}
    </Part>
  )
}
