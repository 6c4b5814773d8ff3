import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { AccionDeConciliacion, MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { fechaHora } from '../../lib/formats.ts'
import { List, Quiet, Row, Text } from '../../ui/layout.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { c } from '../../ui/tokens.ts'

const Plegado = styled('details')({
  '& summary': { cursor: 'pointer', color: c.texto2, padding: '6px 0', minHeight: 24 },
})
const tonos = {
  aceptar: 'ok',
  rechazar: 'neutro',
  ignorar: 'neutro',
  posponer: 'neutro',
  clasificar: 'info',
  deshacer: 'atencion',
  retirar: 'atencion',
} as const

/** Refused pairs never come back by themselves; a person brings them. */
export function Rechazadas({
  datos,
  onUndo,
}: {
  datos: MovimientoConSugerencias
  onUndo: (accionID: number) => void
}) {
  const { rechazadas } = datos
  if (rechazadas.length === 0) return null
  return (
    <Plegado>
      <summary>{t.rechazadas({ n: rechazadas.length })}</summary>
      <List>
        {rechazadas.map(({ clave, accionID, texto, quien, cuando }) => (
          <Row as="li" key={clave} gap={2} gapX={12}>
            <Text grow min={180}>
              {texto}
              <Quiet block small>
                {t.aplicadoQuien({ quien, cuando: fechaHora(cuando) })}
              </Quiet>
            </Text>
            {accionID === null ? null : (
              <Button size="small" onClick={() => onUndo(accionID)}>
                {t.recuperar}
              </Button>
            )}
          </Row>
        ))}
      </List>
    </Plegado>
  )
}

/** Everything that was done to the row. */
export function Historia({ acciones }: { acciones: readonly AccionDeConciliacion[] }) {
  if (acciones.length === 0) return null
  return (
    <Plegado>
      <summary>{t.historia}</summary>
      <Timeline
        entries={acciones.map((one) => ({
          id: String(one.accionID),
          text: `${one.aplicadoPor === 'persona' ? one.quien : t.aplicadoPor[one.aplicadoPor]}: ${one.texto}`,
          fecha: one.cuando,
          detail:
            one.deshechaEn === null
              ? undefined
              : conciliacionHechos.deshecha({
                  quien: one.deshechaPor ?? '',
                  cuando: fechaHora(one.deshechaEn),
                }),
          motivo: one.motivo,
          tono: tonos[one.clase],
          icon: one.aplicadoPor === 'persona' ? 'persona' : 'maquina',
        }))}
      />
    </Plegado>
  )
}
