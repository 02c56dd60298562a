// Lines of the log that need a person: nothing goes on by itself until somebody acts. Each has a section of docs/operations.md.

interface AttentionLine {
  readonly text: string
  /** The anchor of its section. */
  readonly section: string
}

export const ATTENTION = {
  'clock-differs': { text: 'the clock differs from that of the database', section: 'the-clock-is-wrong' },
  'disk-full': { text: 'the disk of DATA_DIR is full', section: 'the-disk-is-full' },
  'job-given-up': { text: 'job given up', section: 'jobs-fail-or-are-late' },
  'mail-server-unusable': { text: 'the mail server cannot be used', section: 'mail-is-away' },
  'memory-small': { text: 'less memory than it needs', section: 'memory' },
  'technicians-unreadable': {
    text: 'technicians left out: their record cannot be read',
    section: 'a-record-cannot-be-read',
  },
  'whatsapp-message-parked': {
    text: 'message parked after several failures',
    section: 'whatsapp-is-not-answered',
  },
  'whatsapp-token-refused': {
    text: 'WHATSAPP_TOKEN refused, e-mails go instead',
    section: 'whatsapp-fails',
  },
} as const satisfies Readonly<Record<string, AttentionLine>>

export type AttentionNeed = keyof typeof ATTENTION
