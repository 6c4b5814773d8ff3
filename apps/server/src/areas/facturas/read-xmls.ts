import type { Deps } from '../../deps.ts'
import { isAgotada } from '../../lectores/proceso.ts'
import { salidaDe } from '../../lectores/read-one.ts'
import { refuse } from '../../refuse.ts'
import { ajustesAnclas } from './ajustes-anclas.ts'
import type { XmlLeido } from './read-xml.ts'

type Uses = Pick<Deps, 'lectores' | 'config'>

/** Invoices of one person, read apart; null for one that asks for more time or memory than a file gets. */
export async function readXmls(
  { lectores, config }: Uses,
  quien: string,
  archivos: readonly { bytes: Uint8Array }[],
): Promise<(XmlLeido | null)[]> {
  const lecturas = await lectores.leer(
    'cfdi',
    quien,
    archivos.map(({ bytes }) => bytes),
    ajustesAnclas(config),
  )
  return lecturas.map((lectura) => {
    if ('falla' in lectura && isAgotada(lectura.falla)) return null
    return salidaDe(lectura, () => refuse('xmlAgotado'))
  })
}

/** One invoice, where only one is handed in. */
export async function readXmlApart(deps: Uses, quien: string, bytes: Uint8Array): Promise<XmlLeido> {
  const [xml] = await readXmls(deps, quien, [{ bytes }])
  if (!xml) throw refuse('xmlAgotado')
  return xml
}
