/**
 * What clients say instead of a service's name. `=` begins a menu, `>` says which of it is meant, `> ?` that none is, `>>`
 * which is meant where the bot still asks. Round one, 42 messages, 7 right at first (before the words of 60 trades); round two after them,
 * 8 of 23 right and 2 wrong at first.
 */
export const everydayEn = `
= tutor: Maths lesson | English lesson | Exam preparation
algebra is killing me, need an hour on it thursday > Maths lesson
my daughter can't do fractions, could someone go over them with her > Maths lesson
struggling with my Macbeth essay, any slot this week? > English lesson
= podiatrist: Nail treatment | Callus removal | Insoles fitting
got an ingrown one on my big toe and it's throbbing > Nail treatment
the hard skin on my heels is cracking, can someone shave it off > Callus removal
= bicycle: Inner tube change | Brake adjustment | Full service
I've got a flat at the back, tomorrow morning? > Inner tube change
my front one squeals whenever I stop > Brake adjustment
= barber: Skin fade | Kids' cut | Beard trim | Hot towel shave
my lad Alfie (he's 6) needs his hair cutting saturday > Kids' cut
want a proper wet shave with the razor before my wedding > Hot towel shave
can you tidy up my stubble on friday > Beard trim
zero on the sides blended up, tuesday 4pm > Skin fade
= hair: Ladies' cut | Men's cut | Colour | Blow-dry
I've got greys coming through, can you cover them > Colour
just want it washed and styled for a party, nothing off > Blow-dry
my husband needs a trim on saturday > Men's cut
= nails: Manicure | Pedicure | Gel nails | Gel removal
need my toes doing before holiday > Pedicure
can you soak these off, I'm sick of them > Gel removal
= beauty: Facial | Leg wax | Brow shaping | Lash lift
my skin is so dull and I've got blackheads everywhere > Facial
can you thread my brows thursday > Brow shaping
= physio: Physiotherapy | Sports massage | Acupuncture
did my hamstring running, it's really tight and needs a good rub > Sports massage
can you stick some needles in me for my migraines > Acupuncture
= dentist: Check-up | Filling | Extraction | Whitening
a bit of my tooth broke off and there's a hole > Filling
coffee stained my teeth, want them brighter > Whitening
this molar has to come out > Extraction
= optician: Eye test | Contact lens fitting | Glasses repair
I can't read road signs any more > Eye test
sat on my specs and the arm snapped > Glasses repair
= vet: Vaccination | Neutering | Dental cleaning | Check-up
my puppy needs her jabs > Vaccination
we want our tomcat fixed > Neutering
= garage: Oil change | Tyre change | Brake check | MOT
my brakes are grinding > Brake check
need the winters put on > Tyre change
= phone repair: Screen replacement | Battery replacement | Water damage
dropped my iphone and the glass is shattered > Screen replacement
my mobile dies after two hours > Battery replacement
fell in the toilet and won't turn on > Water damage
= tailor: Trouser hem | Zip replacement | Suit fitting
my jeans are too long, two inches off > Trouser hem
the fly on my jeans is bust > Zip replacement
= music: Piano lesson | Guitar lesson | Singing lesson
I want to learn to strum some chords > Guitar lesson
can you help me hit the high notes > Singing lesson
= lawyer: Divorce consultation | Will drafting | Employment advice
me and my wife are splitting up and I need to know where I stand > Divorce consultation
got sacked last week, want to talk to someone > Employment advice
= plumber: Boiler service | Blocked drain | Leak repair
there's water dripping under my sink > Leak repair
the toilet won't flush away, it's all backing up > Blocked drain
= photographer: Family portrait | Passport photo | Wedding photography
I need a pic for my new ID card > Passport photo
= cleaner: Window cleaning | Deep clean | Carpet cleaning
the rug in the lounge has a wine stain > Carpet cleaning

= computer: Virus removal | Data recovery | Screen repair
my laptop's crawling and keeps showing weird adverts > Virus removal
I deleted all my holiday snaps by accident, can you get them back? > Data recovery
= jeweller: Ring resizing | Watch battery | Engraving
my engagement ring won't go over my knuckle anymore > Ring resizing
grandad's watch has stopped ticking > Watch battery
= locksmith: Lock change | Key cutting | Door opening
I'm stood outside and my keys are on the kitchen table > Door opening
ex still has a set of keys, I want new locks > Lock change
= gardener: Lawn mowing | Hedge trimming | Tree felling
the grass is up to my knees > Lawn mowing
= vet: Vaccination | Nail clipping | Check-up
my cat's been off her food since sunday and she's sleeping all day > Check-up
= psychologist: Individual therapy | Couples therapy
me and my husband do nothing but row these days > Couples therapy
I keep having panic attacks on the tube > Individual therapy
= driving: Driving lesson | Mock test | Motorway lesson
I need someone to teach me how to reverse round a corner > Driving lesson
want to practise on the M25 > Motorway lesson
= barber: Haircut | Kids' cut | Beard trim
can you fit my little one in on saturday, he's 4 and looks like a mop > Kids' cut
my son's 15 and needs a haircut > Haircut
= hair: Cut | Colour | Highlights | Extensions
I want to go from brown to red > Colour
I'd love my hair down to my waist by friday > Extensions
= physio: Physiotherapy | Deep tissue massage | Pilates class
put my back out lifting the washing machine > Physiotherapy
= estate: Flat viewing | House valuation | Mortgage advice
thinking of selling up, what could we get for our place? > House valuation
= shoe: Resoling | Heel repair | Stretching
my new boots are rubbing, they're half a size too small > Stretching
= electrician: Fuse box | Socket installation | Lighting
every time I put the kettle on everything goes off > Fuse box
= salon: Haircut | Colour | Massage
see you friday then! > ?
can I book in for tuesday at 3? > ?
I'll have to cut this short, call you later > ?
= barbers: Haircut | Beard trim | Cut and beard | Head shave
just a tidy up round the ears and neck > Haircut
need me beard sorting > Beard trim
shave it all off > Head shave
hair and beard > Cut and beard
a number two all over > Haircut
beardo trim > Beard trim
hairct > Haircut
cut n beard > Cut and beard
take the tache and beard down a bit > Beard trim
= juniper: Cut & blow dry | Men's cut | Root touch-up | Fringe trim
blow-dry and a cut > Cut & blow dry
my roots are showing > Root touch-up
bangs need doing > Fringe trim
a cut for my husband > Men's cut
regrowth needs covering > Root touch-up
fringe snipping > Fringe trim
= willow: Wash and cut | Full colour | Highlights | Beard tidy
half a head of foils > Highlights
wash & chop > Wash and cut
beard tidying > Beard tidy
colr all over > Full colour
hilites > Highlights
= barber: Skin fade | Beard trim | Hot towel shave | Kids' cut
skinfade > Skin fade
zero fade > Skin fade
wet shave > Hot towel shave
a cut for my 7 year old > Kids' cut
beard lineup > Beard trim
= corner: Short back and sides | Buzz cut | Beard and moustache | The works
buzzcut > Buzz cut
clippers all over, grade 1 > Buzz cut
tash trim > Beard and moustache
short back n sides > Short back and sides
= brow: Brow wax | Lash lift | Spray tan | Facial
eyebrow waxing > Brow wax
lashes lifted > Lash lift
fake tan > Spray tan
= nails: Gel manicure | Pedicure | Nail repair | Acrylic set
acrylics > Acrylic set
a pedi > Pedicure
toes done > Pedicure
broke a nail > Nail repair
= groomers: Full groom | Bath and brush | Nail clip
full grom > Full groom
nails clipping for the dog > Nail clip
wash the dog > Bath and brush
= chiropody: Nail surgery | Routine footcare | Gait analysis
footcare > Routine footcare
= barber: Skin fade | Scissor cut | Buzz cut | Beard trim | Hot towel shave | Kids cut
a number two all over please > Buzz cut
just clipper it all off, grade 3 > Buzz cut
same length all over with the clippers > Buzz cut
I need a proper cut-throat wet shave > Hot towel shave
old school shave with the hot flannel > Hot towel shave
blend the sides down to nothing, leave the top > Skin fade
zero on the sides blended up > Skin fade
my beard's gone full castaway, neaten the edges > Beard trim
no clippers please, all done with scissors > Scissor cut
my eight year old's mop needs sorting > Kids cut
take the beard down and line it up > Beard trim
= salon: Cut and finish | Root colour | Balayage | Blow-dry | Gloss | Updo
my roots are showing, badger stripe > Root colour
three inches of grey coming through > Root colour
I want that lived-in beachy blonde look > Balayage
hair up for my sister's wedding > Updo
just a wash and a bouncy finish for a night out > Blow-dry
split ends gone please > Cut and finish
= nails: Manicure | Pedicure | Gel polish | Acrylics | Removal
my toes are a disgrace > Pedicure
hands need sorting, file and polish > Manicure
shellac in red > Gel polish
soak these off please >> Removal
= beauty: Brow wax | Brow tint | Lash lift | Leg wax | Facial | Spray tan
brows done and shaped please > ?
brows darker please >> Brow tint
my legs are like a gorilla's > Leg wax
I look like a ghost, need some colour before Ibiza > Spray tan
my skin is all congested and spotty > Facial
me eyebrows look like two hairy caterpillars, they need waxing into shape > Brow wax
= music: Piano lesson | Guitar lesson | Drum lesson | Singing lesson | Trial lesson
some chords and fingerpicking on the six-string > Guitar lesson
tickling the ivories again > Piano lesson
I want to bash the skins > Drum lesson
she's learning the piano, could she have one of your trial lessons > Trial lesson
get my voice in shape for the choir > Singing lesson
= vet: Vaccination | Nail clip | Consultation | Neutering | Dental
Rex needs his jabs > Vaccination
his booster is due > Vaccination
her claws are catching on the carpet > Nail clip
poor cat's off her food > Consultation
time for the tom to lose his bits > Neutering
= garage: MOT | Oil change | Tyre change | Brakes | Full service
car's grinding when I stop > Brakes
bald tyres all round > Tyre change
the MOT's run out > MOT
= physio: Sports massage | Physio assessment | Dry needling | Acupuncture
shoulders full of knots, need a good pummelling > Sports massage
= barber: Zero fade | Classic haircut | Clipper cut | Beard sculpt | Traditional shave
number 4 on top and all round, nothing fancy > Clipper cut
zero at the bottom blended into the top > Zero fade
shape my face fuzz > Beard sculpt
razor and foam, the old way > Traditional shave
a tidy up of the barnet, nothing drastic >> Classic haircut
= beauty: Eyebrow shaping | Half leg wax | Manicure | Pedicure | Eyelash extensions
brows doing, please, they're a jungle > Eyebrow shaping
need de-fuzzing below the knee > Half leg wax
feet ready for flip flops > Pedicure
want long fluttery lashes > Eyelash extensions
my mitts need some love > Manicure
= groomer: Full groom | Bath and brush | Nail clip
Bella has turned into a ball of wool > Full groom
he rolled in fox poo > Bath and brush
her nails tap on the laminate > Nail clip
= music: Violin lesson | Guitar lesson | Ukulele lesson | Drum lesson
the fiddle > Violin lesson
learn some riffs on my Strat >> Guitar lesson
= hair: Ladies cut | Gents cut | Full colour | Half head highlights | Wash and blow-dry
shape up for the fella > Gents cut
I fancy going ginger > Full colour
a few streaks round the face > Half head highlights
just a nice blow out for the Christmas party > Wash and blow-dry
dead ends off, I'm a lady > Ladies cut
= dentist: Check-up | Hygienist | Filling | Crown | Tooth extraction
a bit of filling came away on a toffee > Filling
scale and polish > Hygienist
this wisdom tooth wants yanking > Tooth extraction
six monthly once-over > Check-up
= garage: MOT | Interim service | Tyre fitting | Brake pads | Air con regas
two new boots on the front of the car >> Tyre fitting
the pedal goes to the floor when I brake > Brake pads
car blows hot air only > Air con regas
= barber: Skin fade | Haircut | Buzz cut | Beard trim | Hot towel shave | Brow tint | Highlights | Manicure
what a lived-in flat you have > ?
my daughter got a grade 3 in piano > ?
it was a relief, I was pale like a ghost > ?
the dog made it over the fence and ran off > ?
could you bob me a message > ?
I'd love some colour in my life lol > ?
nice finish to the week > ?
I melted in that heat > ?
my name is Barnet > ?
he needs to ring me back > ?
his booster seat is in the car, can I park outside? > ?
running on a treadmill, will call back > ?
they done a great job > ?
= garage: Air con recharge | Tyre change | Brake check | Full service
aircon's only blowing warm, I reckon it wants regassing > Air con recharge
no cold air coming out of the vents any more > Air con recharge
I've got a bald tyre at the front > Tyre change
it pulls to the left when I let go of the wheel > ?
= physio: Initial assessment | Follow-up | Sports massage
never been to you, my knee's dodgy and I'd like to know what's wrong with it > Initial assessment
Owen said to come back so he can see how I'm getting on with the exercises > Follow-up
legs are like concrete after the gym, get your thumbs in and loosen them up > Sports massage
I have no idea what's going on at work > ?
thumbs up for the new website > ?
= groomer: Full groom | Bath and brush | Puppy intro | Nail clip
looks like an old mop, needs the works, wash, haircut, ears, everything > Full groom
an 11 week old spaniel who has never been to a groomer, want her to get used to the noise > Puppy intro
the noise outside your shop is terrible > ?
= nails: Gel manicure | Gel removal | Nail art | Pedicure
I want this gel off my nails > Gel removal
put some colour on my nails > ?
= alignment: Wheel alignment | Oil change | Brakes
the car pulls to the right when I let go of the wheel > Wheel alignment
= barber: Haircut | Beard tint | Cut and beard
trim the hair and tidy the beard too > Cut and beard
`;
