import { tierName } from '@hemline/rules/rewards/tier-names.ts'
import type { GetUserAlertsQuery } from '@hemline/schema/generated/graphql.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { TierBenefits } from '../rewards/TierBenefits.tsx'
import styles from './AlertModal.module.css'

export type Alert = GetUserAlertsQuery['userAlerts']['alerts'][number]

/**
 * Renders the content of an alert's modal: picture, text, and the link and button to leave; an alert about a
 * loyalty tier names the tier, and lists what the tier brings.
 */
export function AlertModal({ alert }: { alert: Alert }) {
  const { header, body, action, imageUrl } = alert
  return (
    <Stack gap={4}>
      {imageUrl && (
        <img className={look({ round: 'picture', wide: true }, styles.picture)} src={imageUrl} alt="" />
      )}
      <div>
        {alert.__typename === 'LoyaltyTierModalAlert' && <Badge mood="gold">{tierName(alert.tierId)}</Badge>}
        <ModalTitle>{header}</ModalTitle>
      </div>
      {body.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {alert.__typename === 'LoyaltyTierModalAlert' && <TierBenefits tierId={alert.tierId} />}
      <Row gap={3} rows={2}>
        {action && (
          <HrefLink className={buttonClass()} href={action.link} onClick={closeModal}>
            {action.label}
          </HrefLink>
        )}
        <Button look={action ? 'text' : 'main'} onClick={closeModal}>
          {action ? 'Not now' : 'Got it'}
        </Button>
      </Row>
    </Stack>
  )
}
