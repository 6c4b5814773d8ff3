import { camposDeRecibo, motivosDePagina } from '@valija/contract/messages/recibos.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { LecturaRecibo, PaginaIlegible } from '@valija/documents/recibos/tipos.ts'
import { Bullets } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

const why = ({ motivo, campos }: PaginaIlegible): string => {
  const text = motivosDePagina[motivo]
  return typeof text === 'string'
    ? text
    : text({ campos: campos.map((campo) => camposDeRecibo[campo]).join(', ') })
}

/** The pages that gave no payment, each with its number and its reason; the others stay. */
export function PaginasIlegibles({ lectura }: { lectura: LecturaRecibo & { leido: true } }) {
  const { ilegibles, paginas } = lectura
  if (ilegibles.length === 0) return null
  return (
    <Notice tono="error" title={t.noSeLee}>
      {t.paginasIlegibles({ n: ilegibles.length, total: paginas })}
      <Bullets mt={4} scroll={140}>
        {ilegibles.map((ilegible) => (
          <li key={ilegible.pagina}>
            {t.pagina(ilegible)}: {why(ilegible)}
          </li>
        ))}
      </Bullets>
    </Notice>
  )
}
