import { useQuery } from '@tanstack/react-query'
import type { Ilegibles } from '@valija/contract/directorio.ts'
import { ilegiblesDeAnt as t } from '@valija/contract/messages/ilegibles-de-ant.ts'
import { fechaHora } from '../../lib/formats.ts'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { useCan } from '../../lib/sesion.ts'
import { Bullets, Paragraph } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** To who may have ANT's list mended: which of it cannot be read. */
export function IlegiblesNotice({ directorio }: Pick<Ilegibles, 'directorio'>) {
  const { data = [] } = useQuery({
    ...directorioApi.ilegibles.query({ meta: { temas: ['sistemas'] } }),
    enabled: useCan('politica.editar'),
  })
  const found = data.find((una) => una.directorio === directorio)
  if (found === undefined) return null
  const { n, desde, cuales } = found
  return (
    <Notice tono="atencion" title={t.titulo[directorio]({ n })} mb={16}>
      {t.texto({ n, desde: fechaHora(desde) })}
      <Bullets mt={4} mb={4}>
        {cuales.map((una, i) => (
          <li key={`${i} ${una.clave}`}>{t.uno(una)}</li>
        ))}
        {n > cuales.length ? <li>{t.mas({ n: n - cuales.length })}</li> : null}
      </Bullets>
      <Paragraph>{t.queHacer}</Paragraph>
    </Notice>
  )
}
