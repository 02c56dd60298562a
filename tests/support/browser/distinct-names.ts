// Whoever hears a page hears the names of its links and buttons one after another: what differs must not sound the same.
import { expect, type Page } from '@playwright/test'
import { loadAxe } from '#tests/support/browser/axe.ts'

/** No two links of the page have one name and different addresses, no two buttons one name and different effects. */
export async function expectDistinctNames(page: Page): Promise<void> {
  await loadAxe(page)
  const same = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { text, dom } = (axe as unknown as { commons: Commons }).commons
    interface Commons {
      text: { accessibleText(element: Element): string }
      dom: { isVisibleToScreenReaders(element: Element): boolean }
    }

    /** Where it leads, or what it sends. */
    function targetOf(element: Element, index: number): string {
      // Two people may have one name: cards and lists say nothing else of them, and each stands in an article or row of its own.
      const person =
        element instanceof HTMLAnchorElement &&
        /^\/(?:tecnicos|agendar|admin\/(?:usuarios|tecnicos))\/(?=.)/.exec(element.pathname)
      if (person) return person[0]
      // A paragraph may lead to several parts of another page.
      if (element instanceof HTMLAnchorElement)
        return element.pathname === location.pathname ? element.href : element.href.replace(/#.*$/, '')
      if (!(element instanceof HTMLButtonElement) || element.type !== 'submit' || !element.form)
        return `${element.getAttribute('popovertarget') ?? element.getAttribute('aria-controls') ?? index}`
      const { form, name, value } = element
      const action = element.hasAttribute('formaction') ? element.formAction : form.getAttribute('action')
      const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
        // Nor do the hearts of two people with one name say anything else.
        .filter(field => field.name !== 'formKey' && field.name !== 'tecnico')
        .map(field => `${field.name}=${field.value}`)
      return [action, ...hidden, `${name}=${value}`].join(' ')
    }

    axe.setup(document)
    const targets = new Map<string, Set<string>>()
    for (const [index, element] of [...document.querySelectorAll('a[href], button')].entries()) {
      if (!dom.isVisibleToScreenReaders(element)) continue
      const name = text.accessibleText(element).replace(/\s+/g, ' ').trim()
      const key = `${element.localName === 'a' ? 'link' : 'button'} «${name}»`
      targets.set(key, (targets.get(key) ?? new Set()).add(targetOf(element, index)))
    }
    axe.teardown()
    return [...targets]
      .filter(([, { size }]) => size > 1)
      .map(([key, of]) => `${key}\n  ${[...of].join('\n  ')}`)
  })
  expect(same.join('\n')).toBe('')
}
