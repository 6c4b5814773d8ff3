import Button from '@mui/material/Button'
import type { RevisarEntrada } from '@valija/contract/envio-de-lotes.ts'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { useState } from 'react'
import { useCan } from '../../lib/sesion.ts'
import { Bullets, Paragraph } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { revisar } from './lotes-calls.ts'

type PorRevisar = LoteDetalle['porRevisar'][number]
type Eleccion = { factura: PorRevisar; resultado: RevisarEntrada['resultado'] }
const textos = {
  aceptada: { boton: t.aceptarFactura, titulo: t.aceptarTitulo, texto: t.aceptarTexto },
  rechazada: { boton: t.rechazarFactura, titulo: t.rechazarTitulo, texto: t.rechazarTexto },
} as const
const resultados = ['aceptada', 'rechazada'] as const

/** Facturas the machine cannot judge: why, and what somebody decided, or the two ways to decide. */
export function PorRevisarNotice({ lote: { id, porRevisar } }: { lote: LoteDetalle }) {
  const can = useCan('lotes.procesar')
  const [eleccion, setEleccion] = useState<Eleccion | null>(null)
  if (porRevisar.length === 0) return null
  const pendientes = porRevisar.filter(({ revision }) => revision === 'pendiente').length
  return (
    <Notice
      tono={pendientes > 0 ? 'duda' : 'info'}
      title={pendientes > 0 ? t.porRevisar({ n: pendientes }) : t.revisadas({ n: porRevisar.length })}
    >
      {pendientes > 0 ? <Paragraph mb={6}>{t.porRevisarTexto}</Paragraph> : null}
      <Bullets>
        {porRevisar.map((una) => (
          <li key={una.facturaId}>
            <b>{una.factura}</b>: {una.motivos.map(({ titulo, remedio }) => `${titulo} ${remedio}`).join(' ')}{' '}
            {una.revision === 'pendiente'
              ? null
              : t.revisada[una.revision]({ motivo: una.motivo ?? '', quien: una.revisadaPor ?? '' })}
            {can && una.revision === 'pendiente'
              ? resultados.map((resultado) => (
                  <Button
                    key={resultado}
                    size="small"
                    onClick={() => setEleccion({ factura: una, resultado })}
                  >
                    {textos[resultado].boton}
                  </Button>
                ))
              : null}
          </li>
        ))}
      </Bullets>
      {eleccion === null ? null : (
        <ReasonDialog
          title={textos[eleccion.resultado].titulo({ factura: eleccion.factura.factura })}
          save={(motivo) =>
            revisar(id, eleccion.factura.facturaId, { resultado: eleccion.resultado, motivo })
          }
          onClose={() => setEleccion(null)}
        >
          {textos[eleccion.resultado].texto}
        </ReasonDialog>
      )}
    </Notice>
  )
}
