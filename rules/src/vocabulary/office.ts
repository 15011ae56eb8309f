// Contact data of the shop. Every page loads this file for the phone line, so texts of single pages are
// elsewhere.

/** Phone number for the demonstration: 555-01xx is reserved for examples. */
export const helpPhone = { label: '(800) 555-0142', href: 'tel:+18005550142' } as const
export const helpMail = 'help@hemline.example'
export const helpHours = 'Monday to Friday, 6 AM to 6 PM Pacific time'
/** Address of the head office in California (specification §1); the street and number are invented. */
export const officeAddress = [
  'Hemline, Inc.',
  '1200 Selvage Street, Suite 300',
  'Oakland, California 94607',
] as const
