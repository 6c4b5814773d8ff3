import ButtonBase from '@mui/material/ButtonBase'
import MuiDrawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { useId } from 'react'
import { place } from '../../lib/place.ts'
import { Icon } from '../../ui/icon.tsx'
import { Quiet, Row, Stack, Text } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'

const Bank = styled(ButtonBase)({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '14px 16px',
  textAlign: 'left',
  background: c.papel,
  border: `1px solid ${c.borde}`,
  borderRadius: 8,
  fontFamily: 'inherit',
  fontSize: 15,
  lineHeight: '20px',
  '&:hover': { borderColor: c.primario, background: c.hundido },
  '&[aria-disabled=true]': { background: c.hundido, borderColor: c.linea, cursor: 'not-allowed' },
})

type BankOptionProps = { name: string; text: string; state?: string; onClick?: () => void }
/** Without `onClick` it stays where it is, readable, with the reason why. */
function BankOption({ name, text, state, onClick }: BankOptionProps) {
  const id = useId()
  const off = onClick === undefined
  return (
    <Bank aria-disabled={off} aria-labelledby={`${id}-n`} aria-describedby={`${id}-t`} onClick={onClick}>
      <Icon name="banco" size={24} color={off ? c.texto2 : c.primario} />
      <span>
        <Text as="b" id={`${id}-n`} block tone={off ? 'texto2' : 'texto'}>
          {name}
        </Text>
        <Quiet id={`${id}-t`}>{text}</Quiet>
      </span>
      {off ? <Quiet small>{state}</Quiet> : <Icon name="der" />}
    </Bank>
  )
}

type PaymentTypeDrawerProps = { open: boolean; onClose: () => void; onBbva: () => void }

/** Supplier batches §2.1: two banks; Sabadell has no action in this screen and says so. */
export function TipoDePagoDrawer({ open, onClose, onBbva }: PaymentTypeDrawerProps) {
  const id = useId()
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          style: { width: 420, maxWidth: '100vw', background: c.fondo },
        },
      }}
    >
      <Row as="header" nowrap py={14} pl={24} pr={16}>
        <Text as="h1" id={id} {...(open ? place : {})} grow m={0} heading={18}>
          {t.tipoDePago}
        </Text>
        <IconButton aria-label={interfaz.cerrar} onClick={onClose}>
          <Icon name="cruz" size={22} color={c.texto2} />
        </IconButton>
      </Row>
      <Stack px={24} pb={24}>
        <BankOption name={t.bbva} text={t.bbvaTexto} onClick={onBbva} />
        <BankOption name={t.sabadell} text={t.sabadellMotivo} state={t.noDisponible} />
      </Stack>
    </MuiDrawer>
  )
}
