import { mailName } from '@hemline/rules/identity/person-names.ts'
import { type ContactTopic, contactTopics } from '@hemline/rules/vocabulary/help.ts'
import { helpHours, helpMail } from '@hemline/rules/vocabulary/office.ts'
import { composeMail, type Mail } from '../../ports/mail.ts'
import type { ContactMessageRow } from './company.db.ts'

const topicOf = (topic: string) => contactTopics[topic as ContactTopic] ?? topic

/** The message as the people at the help address read it. */
export function contactLetter(message: ContactMessageRow): Mail {
  return composeMail({
    to: helpMail,
    subject: `[${message.reference}] ${topicOf(message.topic)}`,
    paragraphs: [
      `From: ${mailName(message.name) ?? 'somebody'} (${message.email})${message.user_id ? ', logged in' : ''}`,
      ...(message.about ? [`About: ${message.about}`] : []),
      ...message.body.split(/\n{2,}/),
    ],
  })
}

/**
 * Tells the sender that it has come. Neither their words nor their name stand in it: who types somebody
 * else's address can't have us mail them anything.
 */
export function contactConfirmation(message: ContactMessageRow, url: string): Mail {
  return composeMail({
    to: message.email,
    subject: `We have your message (${message.reference})`,
    paragraphs: [
      'Hello,',
      `Thank you for writing to Hemline. Your message, “${topicOf(message.topic)}”, has arrived, and a person will answer it within one business day.`,
      `We are here ${helpHours}. If you write again about it, please name ${message.reference}.`,
    ],
    link: { label: 'Answers to what people ask most', url },
    closing: ['If you haven’t written to us, somebody mistyped their address: there is nothing to do.'],
  })
}
