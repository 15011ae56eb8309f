import { Button } from '../../ui/Button.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { useDonate } from './use-donate.ts'

type Props = { input: { itemNumbers?: number[]; bagNumber?: string }; charity: string; what: string }

/** Renders a button that donates pieces after a confirmation in place; the outcome shows as a toast. */
export function Donate({ input, charity, what }: Props) {
  const { asked, busy, ask, keep, give } = useDonate(input)
  if (!asked)
    return (
      <Button look="line" size="small" onClick={ask}>
        Give {what} to {charity}
      </Button>
    )
  return (
    <Row as="fieldset" gap={2} align="stretch">
      <Text as="legend" below={2} weight={600}>
        Give {what} away? It can’t be undone.
      </Text>
      <Button size="small" busy={busy} onClick={give}>
        Yes, give {what}
      </Button>
      <Button look="text" size="small" onClick={keep}>
        Keep
      </Button>
    </Row>
  )
}
