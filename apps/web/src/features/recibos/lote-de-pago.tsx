import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import { dinero } from '../../lib/formats.ts'
import { Quiet, Row } from '../../ui/layout.tsx'
import { Status } from '../../ui/status.tsx'
import { isCompleto, type Parte, sumaDe } from './elecciones.ts'

type LoteDePagoProps = {
  match: Emparejamiento | null
  partes: readonly Parte[]
  open: boolean
  onToggle: () => void
}

/** The lote of a payment in its row: chosen by machine, to be chosen by a person, or none. */
export function LoteDePago({ match, partes, open, onToggle }: LoteDePagoProps) {
  if (match === null) return <Quiet>{t.sinBuscar}</Quiet>
  const { resultado, aplicadoEn, candidatos } = match
  if (resultado === 'aplicado')
    return (
      <Status
        estado="Repetida"
        text={t.yaAplicado({ nombre: aplicadoEn?.nombre ?? '' })}
        icon="okc"
        tono="neutro"
        quiet
      />
    )
  if (resultado === 'repetido') return <Status estado="Repetida" text={t.operacionRepetida} quiet />
  const elegidos = candidatos.filter(({ loteId }) => partes.some((parte) => parte.loteId === loteId))
  const [lote] = elegidos
  const completo = isCompleto(partes, match.porAplicar)
  const toggle =
    candidatos.length === 0 ? null : (
      <Button size="small" variant="text" aria-expanded={open} onClick={onToggle}>
        {open
          ? t.ocultar
          : lote || resultado !== 'ninguno'
            ? t.cambiar
            : t.verParecidos({ n: candidatos.length })}
      </Button>
    )
  return (
    <Row as="span" gap={0} gapX={8}>
      {lote ? (
        <Status
          estado={completo ? 'Correcta' : 'Pendiente'}
          text={
            completo
              ? elegidos.length === 1
                ? lote.nombre
                : t.enVariosLotes({ n: elegidos.length })
              : t.falta({ importe: dinero(match.porAplicar - sumaDe(partes)) })
          }
          quiet
        />
      ) : resultado === 'ninguno' ? (
        <span title={t.sinLoteTexto}>
          <Status estado="Pendiente" text={t.sinLote} icon="perdido" />
        </span>
      ) : (
        <Status estado="Pendiente" text={t.eligeLote} />
      )}
      {toggle}
    </Row>
  )
}
