import { Check, X } from 'lucide-react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Row, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { keepBack, weTake } from './ways.ts'

/** Lists which pieces may go into a clean-out bag and which may not. */
export function Take() {
  return (
    <>
      <div>
        <Text as="h3" below={3} voice="label" size={18} leading={1.3}>
          We take
        </Text>
        <ul>
          {weTake.map((what) => (
            <Row as="li" gap={3} noWrap tall={36} size={15} key={what}>
              <Check className={look({ tone: 'success' })} size={16} strokeWidth={1.5} aria-hidden />
              {what}
            </Row>
          ))}
        </ul>
      </div>
      <div>
        <Text as="h3" below={3} voice="label" size={18} leading={1.3}>
          Please keep back
        </Text>
        <ul>
          {keepBack.map((what) => (
            <Row as="li" gap={3} noWrap tall={36} size={15} key={what}>
              <X className={look({ tone: 'danger' })} size={16} strokeWidth={1.5} aria-hidden />
              {what}
            </Row>
          ))}
        </ul>
        <HrefLink className="link alone" href="/cleanout/common-ineligible-brands">
          Brands we can’t pay for
        </HrefLink>
      </div>
    </>
  )
}
