/**
 * What clients say instead of a service's name. `=` begins a menu, `>` says which of it is meant, `> ?` that none is, `>>`
 * which is meant where the bot still asks. Round one, 41 messages, 7 right and 3 wrong at first (before the words of 60 trades); round two after them,
 * 10 of 23 right and 1 wrong at first.
 */
export const everydayPt = `
= barbearia: Corte | Corte infantil | Barba | Platinado
quero ficar loiro quase branco > Platinado
meu caçula tem 5 aninhos e tá cabeludo > Corte infantil
quero um degradê na máquina > Corte
= salão: Corte feminino | Corte masculino | Coloração | Escova
para meu marido, dar um jeito na juba dele > Corte masculino
preciso esconder os brancos > Coloração
só secar e modelar pra uma festa, sem cortar > Escova
= podologia: Tratamento de unha | Remoção de calos | Palmilha
estou com a unha encravada e dói muito > Tratamento de unha
minha sola tá cheia de pele grossa, tira? > Remoção de calos
= bicicletas: Troca de câmara | Ajuste de freios | Revisão geral
o pneu de trás furou > Troca de câmara
tá guinchando quando eu freio > Ajuste de freios
= explicações: Aula de matemática | Aula de inglês | Aula de física
não entendo nada de equação > Aula de matemática
quero destravar a fala antes de ir pra Londres > Aula de inglês
= dentista: Limpeza | Restauração | Extração | Clareamento
quebrou um pedaço do meu dente > Restauração
meu siso tem que sair > Extração
meus dentes estão amarelados > Clareamento
= fisio: Fisioterapia | Massagem desportiva | Drenagem linfática
torci o tornozelo e preciso recuperar > Fisioterapia
estou com as pernas inchadas > Drenagem linfática
tenho um nó enorme nas costas do treino > Massagem desportiva
= unhas: Manicure | Pedicure | Unhas de gel | Remoção de gel
quero fazer o pé na sexta > Pedicure
queria alongar as unhas, bem compridas > Unhas de gel
= estética: Depilação perna | Depilação virilha | Limpeza de pele | Design de sobrancelha
tô cheia de cravos no nariz > Limpeza de pele
quero fazer a linha do biquíni > Depilação virilha
tirar os pelinhos entre os olhos, arrumar a sobrancelha > Design de sobrancelha
= ótica: Exame de vista | Adaptação de lentes de contato | Ajuste de óculos
tô enxergando tudo embaçado > Exame de vista
a haste entortou > Ajuste de óculos
= veterinário: Vacinação | Castração | Vermifugação
minha gata não pode ter mais filhotes > Castração
meu cachorro tá com vermes > Vermifugação
= oficina: Troca de óleo | Troca de pneus | Freios | Ar condicionado
o carro não gela mais > Ar condicionado
tô com os pneus carecas > Troca de pneus
= celular: Troca de tela | Troca de bateria | Dano por água
deixei cair e trincou o vidro > Troca de tela
não segura carga > Troca de bateria
caiu na piscina > Dano por água
= costura: Barra de calça | Troca de zíper | Ajuste de vestido
a calça tá arrastando no chão > Barra de calça
o fecho da jaqueta emperrou > Troca de zíper
= advogado: Divórcio | Direito do trabalho | Inventário
fui mandado embora e não recebi > Direito do trabalho
eu e minha esposa estamos nos separando > Divórcio
= canalizador: Desentupimento | Reparação de fugas | Manutenção de caldeira
a pia não escoa > Desentupimento
a torneira está a pingar > Reparação de fugas
= música: Aula de violão | Aula de piano | Aula de canto
quero aprender a dedilhar > Aula de violão
= tatuagem: Tatuagem | Piercing | Remoção a laser
quero apagar uma tattoo antiga > Remoção a laser
= foto: Foto 3x4 | Ensaio gestante | Casamento
quero umas fotos da minha barriga de 8 meses > Ensaio gestante

= informática: Remoção de vírus | Recuperação de dados | Troca de tela
meu notebook tá uma carroça e abre propaganda toda hora > Remoção de vírus
apaguei sem querer as fotos do casamento > Recuperação de dados
= joalheria: Ajuste de anel | Troca de bateria | Gravação
minha aliança não entra mais no dedo > Ajuste de anel
o relógio do meu avô parou > Troca de bateria
= chaveiro: Abertura de porta | Troca de fechadura | Cópia de chave
fiquei trancada pra fora de casa > Abertura de porta
meu ex ainda tem a chave, quero trocar o segredo > Troca de fechadura
= jardineiro: Corte de grama | Poda de cerca viva | Corte de árvore
o mato tá na altura do joelho > Corte de grama
= veterinário: Vacinação | Corte de unhas | Consulta clínica
minha gata não come desde domingo e tá jururu > Consulta clínica
= psicólogo: Terapia individual | Terapia de casal
eu e meu marido só brigamos > Terapia de casal
tenho crise de pânico no metrô > Terapia individual
= autoescola: Aula prática | Aula teórica | Simulado
deixo o carro morrer na ladeira, preciso treinar > Aula prática
= barbearia: Corte | Corte infantil | Barba
é pro meu pequeno, ele tem 4 anos > Corte infantil
meu filho de 16 anos quer um corte > Corte
= salão: Corte | Coloração | Luzes | Progressiva
quero passar de morena pra ruiva > Coloração
meu cabelo arma com qualquer umidade, tá um frizz só > Progressiva
= fisio: Fisioterapia | Massagem relaxante | Pilates
travei a coluna carregando caixa > Fisioterapia
preciso desligar a cabeça uma horinha, tô uma pilha > Massagem relaxante
= imobiliária: Visita ao imóvel | Avaliação de imóvel | Financiamento
a gente tá pensando em vender, quanto vale nossa casa? > Avaliação de imóvel
= sapateiro: Troca de sola | Salto | Alargamento
minha bota nova tá apertando o dedinho > Alargamento
= eletricista: Quadro de luz | Tomadas | Iluminação
toda vez que ligo o chuveiro cai a energia > Quadro de luz
= clínica: Massagem | Manicure | Depilação
até sexta! > ?
posso marcar terça às 15h? > ?
vou ter que cortar o papo, tchau > ?
= barbeiros: Corte | Barba | Corte e barba | Sobrancelha
cortar e fazer a barba > Corte e barba
fazer a sobrancelha > Sobrancelha
aparar a barba > Barba
cabelo e barba > Corte e barba
sobrancelia > Sobrancelha
só um tapa no cabelo > Corte
dar um trato na barba e no cabelo > Corte e barba
= cabeleireiro: Corte feminino | Escova | Coloração | Hidratação
pintar o cabelo > Coloração
escovar o cabelo > Escova
hidratar o cabelo > Hidratação
cobrir os brancos > Coloração
escovinha > Escova
idrataçao > Hidratação
= tesoura: Corte de senhora | Corte de homem | Madeixas | Brushing
cortar o cabelo ao meu marido > Corte de homem
madexas > Madeixas
brush > Brushing
corte de mulher > Corte de senhora
= belissima: Corte e escova | Luzes | Progressiva | Manicure
progrecíva > Progressiva
fazer a unha > Manicure
mechas > Luzes
alisar o cabelo > Progressiva
= barbearia: Corte masculino | Barba | Corte infantil | Platinado
platinar > Platinado
corte pro meu filho de 4 anos > Corte infantil
corte p/ criança > Corte infantil
= nutri: Consulta de nutrição | Retorno | Bioimpedância
bio > Bioimpedância
bioimpedancia > Bioimpedância
consulta com a nutri > Consulta de nutrição
= petshop: Banho | Tosa completa | Corte de unhas | Vacina
tosar o cachorro > Tosa completa
cortar as unhas do cachorro > Corte de unhas
vacinar o gato > Vacina
= fisioterapia: Fisioterapia | Acupuntura | Drenagem linfática
fisio > Fisioterapia
drenagen > Drenagem linfática
= salao: Corte feminino | Corte masculino | Coloração | Luzes | Escova | Manicure
quero fazer as unhas > Manicure
fazer a mão na sexta > Manicure
cobrir os brancos > Coloração
retocar a raiz > Coloração
queria umas mechas bem suaves, tipo praia > Luzes
corte de homem simples > Corte masculino
passar a máquina 2 no meu marido > Corte masculino
só lavar e escovar pra festa > Escova
aparar as pontinhas, sou mulher > Corte feminino
= barbearia: Corte degradê | Corte social | Barba | Barboterapia | Corte infantil
um fade baixo > Corte degradê
disfarçado dos lados, na régua > Corte degradê
fazer a barba com toalha quente > Barboterapia
dar um trato na barba > Barba
meu moleque tá cabeludo > Corte infantil
= pet: Banho | Tosa completa | Corte de unhas | Consulta veterinária | Vacina
aparar as garrinhas da gata > Corte de unhas
faz só as unhas dela > Corte de unhas
a tosquia completa de um caniche > Tosa completa
o cachorro tá fedendo > Banho
meu coelho tá sem comer > Consulta veterinária
a picadinha anual do Thor > Vacina
os pelos do poodle estão enormes > Tosa completa
= escola: Aula de canto | Aula de violão | Aula de piano | Aula experimental | Aula de bateria
preciso de trabalhar técnica vocal > Aula de canto
quero aprender a tocar as seis cordas > Aula de violão
= estetica: Design de sobrancelhas | Depilação | Limpeza de pele | Massagem relaxante | Drenagem linfática
fazer as sobrancelhas > Design de sobrancelhas
tirar o buço > Depilação
minha cara tá cheia de cravo > Limpeza de pele
tô toda inchada, cheia de líquido > Drenagem linfática
tô um caco, quero relaxar > Massagem relaxante
= oficina: Troca de óleo | Alinhamento | Freios | Troca de pneus
o carro tá puxando pra direita > Alinhamento
os travões chiam > Freios
= dentista: Limpeza | Restauração | Canal | Clareamento
caiu a massa do dente > Restauração
dentes amarelos de café > Clareamento
= corte: Corte de homem | Corte de senhora | Madeixas | Pintura
queria umas nuances loiras > Madeixas
um corte à rapaz para o meu marido > Corte de homem
= salao: Corte feminino | Corte masculino | Tintura | Mechas | Penteado | Pé e mão
os fios brancos apareceram de novo > Tintura
cabelo preso pra formatura > Penteado
fazer pé e mão > Pé e mão
pontinhas iluminadas > Mechas
= barbearia: Degradê | Corte na máquina | Barba completa
máquina zero em tudo > Corte na máquina
baixinho dos lados, esfumado > Degradê
barba tá um matagal > Barba completa
= pet: Banho | Tosa | Corte de unhas | Consulta
minha cadela virou uma bola de pelo > Tosa
lixar as garras do gato > Corte de unhas
o gato não quer saber de comida > Consulta
= salao: Corte mulher | Corte homem | Pintar cabelo | Alisamento | Unhas de gel
cansei do frizz > Alisamento
quero ficar ruiva > Pintar cabelo
meu pai precisa dar uma aparada > Corte homem
alongar as unhas > Unhas de gel
= clinica: Limpeza dentária | Extração | Branqueamento | Consulta
o siso está a dar cabo de mim, é para arrancar > Extração
tenho tártaro > Limpeza dentária
quero um sorriso mais branco > Branqueamento
= salao: Corte feminino | Corte masculino | Coloração | Luzes | Escova | Manicure | Barba
vou à praia no fim de semana > ?
a raiz do problema é o trânsito > ?
passo no meu marido e já vou > ?
a máquina 2 do cartão não funcionou > ?
tô com as mãos ocupadas > ?
meu cachorro tá triste > ?
caiu a massa do bolo kkk > ?
o carro tá puxando muito combustível > ?
tem garra esse time > ?
troca a Rita pelo Zé > ?
pelo menos avisa antes > ?
= oficina: Troca de óleo | Revisão | Alinhamento | Troca de pneus
a carrinha foge-me toda para a direita quando largo o volante > Alinhamento
o volante treme e o carro puxa para um lado > Alinhamento
a minha filha foge para a direita no parque > ?
= fisio: Avaliação | Sessão de fisioterapia | Massagem desportiva
nunca aí fui, queria que vissem o meu ombro e me dissessem o que tenho > Avaliação
tenho os gémeos duros que nem pedra, alguém que me amasse bem as pernas > Massagem desportiva
os meus gémeos fazem anos hoje > ?
= unhas: Manicure | Pedicure | Esmaltação em gel
pintar as unhas de vermelho > Esmaltação em gel
= ótica: Exame de vista | Ajuste de óculos | Adaptação de lentes
não consigo ler as letras pequenas > Exame de vista
as letras pequenas do contrato são chatas > ?
= barbeiro: Corte | Barba | Corte e barba | Sobrancelha
aparar o cabelo e fazer a barba > Corte e barba
= carro: Ar condicionado | Troca de óleo
o ar do carro só sai quente > Ar condicionado
`;
