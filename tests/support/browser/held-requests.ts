import { expect, type Page } from '@playwright/test'

/** Requests for data of the pages wait, as on a slow network; each is called by its act, or 'load'. */
export async function holdRequests(page: Page) {
  const held: { name: string; go: () => void }[] = []
  await page.route('**/*.data*', async (route, request) => {
    const name = new URLSearchParams(request.postData() ?? '').get('act') ?? 'load'
    await new Promise<void>(go => held.push({ name, go }))
    // The page may have given it up.
    await route.continue().catch(() => {})
  })
  const indexOf = (name: string) => held.findIndex(request => request.name === name)
  const until = (name: string) => expect.poll(() => indexOf(name), { message: name }).not.toBe(-1)
  return {
    until,
    async letGo(name: string): Promise<void> {
      await until(name)
      held.splice(indexOf(name), 1)[0]?.go()
    },
    async letAllGo(): Promise<void> {
      await page.unroute('**/*.data*')
      for (const { go } of held.splice(0)) go()
    },
  }
}
