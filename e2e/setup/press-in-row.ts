import type { Locator, Page } from 'playwright-core'

/** An action of a row: a button of its own, or in its menu. */
export async function pressInRow(page: Page, fila: Locator, name: string): Promise<void> {
  const button = fila.getByRole('button', { name }).first()
  const more = fila.getByRole('button', { name: /Más acciones|Acciones/ })
  await button.or(more).first().waitFor()
  if (await button.isVisible()) return button.click()
  await more.click()
  await page.getByRole('menuitem', { name }).click()
}
