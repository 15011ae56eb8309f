import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { Check } from 'lucide-react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Grid } from '../../../ui/layout.tsx'
import { useOffer } from './use-offer.ts'
import styles from './Ways.module.css'
import { sellHref, serviceHref, servicePoints, serviceWays } from './ways.ts'

const moods = { standard: 'green', premium: 'gold', donation: 'plain' } as const

/** Shows the three services side by side, each with its fee and its days on sale. */
export function ServiceCards() {
  const { facts } = useOffer()
  return (
    <Grid as="ul" columns={3} from="laptop" className={styles.services}>
      {cleanoutServices.map((service) => {
        const { title, tag, line, action } = serviceWays[service]
        const { fee, window } = facts(service)
        return (
          <li key={service}>
            <Badge mood={moods[service]}>{tag}</Badge>
            <h3>{title}</h3>
            <p className="soft">{line}</p>
            <ul>
              {servicePoints(service, fee, window).map((point) => (
                <li key={point}>
                  <Check size={16} strokeWidth={1.5} aria-hidden />
                  {point}
                </li>
              ))}
            </ul>
            <HrefLink
              className={buttonClass({ look: service === 'standard' ? 'main' : 'line', wide: true })}
              href={sellHref(service)}
            >
              {action}
            </HrefLink>
            <HrefLink className="link alone" href={serviceHref(service)}>
              All about {title}
            </HrefLink>
          </li>
        )
      })}
    </Grid>
  )
}
