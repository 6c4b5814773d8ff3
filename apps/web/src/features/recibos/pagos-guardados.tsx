import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { ReciboGuardado } from '@valija/contract/recibos.ts'
import { dinero } from '../../lib/formats.ts'
import { List, Quiet, Row, Stack, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Status } from '../../ui/status.tsx'

type PagosGuardadosProps = {
  guardado: ReciboGuardado
  falla: unknown
  onComprobantes: (loteId: number) => void
}

/** What the save did, lote by lote; each opens its proofs, where one can be undone. */
export function PagosGuardados({ guardado, falla, onComprobantes }: PagosGuardadosProps) {
  return (
    <>
      <Notice tono="ok">{t.guardadoTexto({ n: guardado.guardados })}</Notice>
      {falla === null ? null : (
        <Stack gap={4}>
          <ErrorNotice error={falla} />
          <Quiet>{t.noSeMarco}</Quiet>
        </Stack>
      )}
      <List gap={8}>
        {guardado.lotes.map((lote) => (
          <Row as="li" key={lote.loteId} gap={4} gapX={16} py={8} px={14} framed={8}>
            <Text as="b" grow min={160}>
              {lote.nombre}
            </Text>
            <Status
              estado={lote.estatus}
              text={
                lote.porPagar > 0
                  ? t.quedanPorPagar({ importe: dinero(lote.porPagar, lote.moneda) })
                  : lote.estatus
              }
              quiet
            />
            <Money value={lote.pagado} currency={lote.moneda} strong />
            <Button size="small" variant="outlined" onClick={() => onComprobantes(lote.loteId)}>
              {t.comprobantes}
            </Button>
          </Row>
        ))}
      </List>
    </>
  )
}
