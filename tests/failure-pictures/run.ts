// `npm run failure-pictures`: what every screen shows while the database is frozen, replies are cut or there is no network,
// on a phone. Writes one sheet of pictures per fault to docs/pictures; docs/failures.md shows them.
import { chromium } from '@playwright/test'
import { buildIfNeeded } from '#server/build.ts'
import { FAULTS, startFaultySite } from '#tests/failure-pictures/faulty-site.ts'
import { SCREENS, takePicture } from '#tests/failure-pictures/screens.ts'
import { writeSheet } from '#tests/failure-pictures/sheet.ts'
import { CHROMIUM_ARGS, chromiumPath } from '#tests/support/browser/chromium.ts'
import { endPrograms } from '#tests/support/program/program.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

await buildIfNeeded(say)
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
try {
  const site = await startFaultySite()
  for (const fault of FAULTS) {
    const pictures: Buffer[] = []
    for (const screen of SCREENS) {
      pictures.push(await takePicture(browser, { site, fault, screen }))
      say(`${fault} · ${screen.name}`)
    }
    await writeSheet(`docs/pictures/failure-${fault}.png`, pictures)
  }
  await site.close()
} finally {
  await browser.close()
  await endPrograms()
}
