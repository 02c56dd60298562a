// `npm run demo:whatsapp`: the product with a simulator of WhatsApp beside it, and a page with the phones of the demo client and
// the demo technician. PORT, PHONES_PORT and DATA_DIR may be given.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DEMO_CLIENT, DEMO_PASSWORD, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { servePhones } from '#tests/demo-whatsapp/phones-server.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { PORT = '3000', PHONES_PORT = '3001', DATA_DIR = './data/demo-whatsapp' } = process.env
const origin = `http://localhost:${PORT}`
const print = (text: string) => process.stdout.write(`${text}\n`)

const simulator = await startWhatsappSimulator({
  origin,
  webhookUrl: `http://127.0.0.1:${PORT}/webhooks/whatsapp`,
  onTrouble: text => print(`simulador: ${text}`),
})
const phones = await servePhones(simulator, {
  port: Number(PHONES_PORT),
  origin,
  people: [
    { number: '573001110001', ...DEMO_CLIENT, password: DEMO_PASSWORD, role: 'Cliente' },
    { number: '573002220002', ...DEMO_TECHNICIAN, password: DEMO_PASSWORD, role: 'Técnico' },
  ],
})

const program = spawn(process.execPath, ['--min-semi-space-size=16', 'server/start.ts'], {
  cwd: ROOT,
  // Signals are handed on below.
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ...simulator.variables, PORT, DATA_DIR, DEMO_DATA: 'on' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill('SIGTERM'))

print(`El producto: ${origin} (cuando diga que está)`)
print(`Los teléfonos: ${phones.address}`)
program.once('exit', async code => {
  await phones.stop()
  await simulator.stop()
  process.exit(code ?? 1)
})
