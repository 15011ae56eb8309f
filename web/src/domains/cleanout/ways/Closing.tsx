import { HrefLink } from '../../../platform/HrefLink.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { useArm } from '../../experiments/use-exposure.ts'
import { estimateHref } from './estimate-address.ts'
import { freeWords, sellHref } from './ways.ts'

/**
 * Renders the end of a clean-out information page: a button to order, and a link to the estimator for
 * undecided sellers.
 */
export function Closing({ title }: { title: string }) {
  const arm = useArm('cleanout_button')
  return (
    <Stack
      as="section"
      justifyItems="start"
      above={6}
      padX={6}
      padY={8}
      surface="wash"
      round="sheet"
      aria-label={title}
    >
      <h2>{title}</h2>
      <Row align="stretch">
        <HrefLink className={buttonClass()} href={sellHref('standard')}>
          {arm === 'plain_words' ? 'Send me a free bag' : 'Order a free bag'}
        </HrefLink>
        <HrefLink className={buttonClass({ look: 'line' })} href={estimateHref({})}>
          Estimate a piece first
        </HrefLink>
      </Row>
      <p className="small soft num">{freeWords}</p>
    </Stack>
  )
}
