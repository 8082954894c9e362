"""Trains the reader's network on the numbers that prepare.ts wrote, and writes its weights as 32-bit floats.

usage: train.py <folder of samples> [--out weights] [--seed n] ...
"""
import argparse, json, os, time

# Threads that share matrices this small wait for each other most of the time.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F


def load(folder):
    head = json.load(open(os.path.join(folder, "samples.json")))
    read = lambda name, width: torch.from_numpy(
        np.fromfile(os.path.join(folder, name + ".i32"), np.int32).reshape(-1, width).copy())
    pieces = read("pieces", head["maxPieces"])
    pieces = torch.cat([torch.zeros(1, head["maxPieces"], dtype=torch.int32), pieces])
    heads, body = read("heads", head["headSize"]), read("body", head["tokenSize"])
    longest = int(heads[:, 1].max())
    n = len(heads)
    first = (heads[:, 0] // head["tokenSize"]).long()
    at = first[:, None] + torch.arange(longest)[None, :]
    inside = torch.arange(longest)[None, :] < heads[:, 1:2]
    tokens = body[at.clamp(max=len(body) - 1)] * inside[..., None]
    bits = lambda low, high: torch.stack(
        [((low if a < 24 else high) >> (a % 24)) & 1 for a in range(len(head["acts"]))], -1)
    return head, pieces.long(), dict(
        split=heads[:, 2], weight=heads[:, 8].long(), language=heads[:, 3].long(), asked=heads[:, 4].long(), booked=heads[:, 5].long(),
        acts=bits(heads[:, 6], heads[:, 7]).to(torch.uint8), length=heads[:, 1].long(),
        word=tokens[..., 0], mark=tokens[..., 1].to(torch.uint8), tag=tokens[..., 2].to(torch.uint8),
        standing=torch.where(inside, tokens[..., 3], torch.full_like(tokens[..., 3], -1)).to(torch.int8),
        part=torch.stack([tokens[..., 4], tokens[..., 5]], -1))


class Layer(nn.Module):
    """Each token with the one `dilation` before and after it, then a gated layer, around which the input passes."""
    def __init__(self, width, dilation):
        super().__init__()
        self.dilation = dilation
        self.norm = nn.Parameter(torch.ones(width))
        self.deep = nn.Parameter(torch.randn(width, 3) * 0.4 + torch.tensor([0.0, 0.6, 0.0]))
        self.deep_bias = nn.Parameter(torch.zeros(width))
        self.gate = nn.Linear(width, 2 * width)

    def forward(self, x, mask):
        y = x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-5) * self.norm * mask
        # Shifted sums instead of a grouped convolution, which is slow on processors.
        wide = F.pad(y, (0, 0, self.dilation, self.dilation))
        n, d = y.shape[1], self.dilation
        y = wide[:, :n] * self.deep[:, 0] + y * self.deep[:, 1] + wide[:, 2 * d:] * self.deep[:, 2] + self.deep_bias
        a, b = self.gate(y).chunk(2, -1)
        return x + a * (b * 0.25 + 0.5).clamp(0, 1)


class Reader(nn.Module):
    def __init__(self, head, size, width, dilations):
        super().__init__()
        acts = len(head["acts"])
        self.pieces = nn.Embedding(head["buckets"], size, padding_idx=0)
        nn.init.normal_(self.pieces.weight, 0, 0.1)
        self.enter = nn.Linear(size, width)
        self.mark = nn.Embedding(4, width)
        self.asked = nn.Embedding(len(head["questions"]) * 2, width)
        self.layers = nn.ModuleList([Layer(width, d) for d in dilations])
        self.whole = nn.Linear(2 * width, width)
        self.tag = nn.Linear(2 * width, head["tags"])
        self.standing = nn.Linear(2 * width, len(head["standings"]))
        self.part = nn.Linear(2 * width, acts)
        self.act = nn.Linear(width, acts)
        self.language = nn.Linear(width, len(head["languages"]))
        self.drop = nn.Dropout(0.2)

    def forward(self, pieces, mark, asked, mask, piece_drop=0.0, token_drop=0.0):
        if piece_drop:
            pieces = pieces * (torch.rand(pieces.shape, device=pieces.device) > piece_drop)
        count = (pieces > 0).sum(-1, keepdim=True).clamp(min=1)
        # Summed while it is looked up: the rows of all pieces at once would take most of the time.
        x = F.embedding_bag(pieces.flatten(0, 1), self.pieces.weight, mode="sum", padding_idx=0)
        x = x.view(*pieces.shape[:2], -1) * torch.rsqrt(count.float())
        if token_drop:
            x = x * (torch.rand(x.shape[:2] + (1,), device=x.device) > token_drop)
        m = mask.unsqueeze(-1).float()
        x = F.relu(self.enter(x) + self.mark(mark) + self.asked(asked).unsqueeze(1)) * m
        x = self.drop(x)
        for layer in self.layers:
            x = layer(x, m)
        x = self.drop(x)
        most = x.masked_fill(~mask.unsqueeze(-1), -1e4).max(1)[0]
        mean = (x * m).sum(1) / m.sum(1).clamp(min=1)
        whole = F.relu(self.whole(torch.cat([most, mean], -1)))
        each = torch.cat([x, whole.unsqueeze(1).expand_as(x)], -1)
        return self.tag(each), self.standing(each), self.part(each), self.act(whole), self.language(whole)


def batch_of(data, index, pieces, acts):
    b = {k: v[index] for k, v in data.items()}
    longest = int(b["length"].max())
    for k in ("word", "mark", "tag", "standing", "part"):
        b[k] = b[k][:, :longest]
    b["mask"] = torch.arange(longest, device=index.device)[None, :] < b["length"][:, None]
    b["pieces"] = pieces[b["word"].long()]
    b["asked"] = b["asked"] * 2 + b["booked"]
    low, high = b["part"][..., 0], b["part"][..., 1]
    shift = torch.arange(acts, device=index.device)
    b["part"] = torch.where(shift < 24, (low[..., None] >> (shift % 24)) & 1, (high[..., None] >> (shift % 24)) & 1).float()
    return b


def batches_of(index, length, size):
    """Random batches of messages of similar length, so that little is padded."""
    index = index[torch.randperm(len(index), device=index.device)]
    noisy = length[index] + torch.rand(len(index), device=index.device) * 4
    index = index[noisy.argsort()]
    whole = len(index) // size
    return index[:whole * size].reshape(whole, size)[torch.randperm(whole, device=index.device)]


def loss_of(out, b, smooth):
    tag, standing, part, act, language = out
    mask = b["mask"]
    target = b["tag"].long().masked_fill(~mask, -100)
    tags = F.cross_entropy(tag.flatten(0, 1), target.flatten(), ignore_index=-100, label_smoothing=smooth)
    stand = b["standing"].long()
    standings = F.cross_entropy(standing.flatten(0, 1), stand.masked_fill(stand < 0, -100).flatten(), ignore_index=-100,
                                label_smoothing=smooth)
    parts = F.binary_cross_entropy_with_logits(part[mask], b["part"][mask])
    wanted = b["acts"].float()
    acts = F.binary_cross_entropy_with_logits(act, wanted * (1 - smooth) + smooth / 20)
    return tags + 0.5 * standings.nan_to_num() + 3 * parts + 8 * acts + 0.1 * F.cross_entropy(language, b["language"])


def spans(tags, roles):
    found, begin_name = [], 1 + 2 * roles
    for at, tag in enumerate(tags):
        if tag == 0:
            continue
        role = 6 if tag >= begin_name else (tag - 1) // 2
        begins = tag == begin_name or (tag < begin_name and tag % 2 == 1)
        if not begins and found and found[-1][2] == at and found[-1][0] == role:
            found[-1][2] = at + 1
        else:
            found.append([role, at, at + 1])
    return found


@torch.no_grad()
def score(model, data, index, pieces, head, soft):
    """Shares of messages whose acts (courtesy aside) and whose whole frames are right, by simple decoding."""
    model.eval()
    right_acts = right_frames = right_spans = 0
    for at in range(0, len(index), 512):
        b = batch_of(data, index[at:at + 512], pieces, len(head["acts"]))
        tag, standing, part, act, _ = model(b["pieces"], b["mark"].long(), b["asked"], b["mask"])
        acts = ((act > 0) == (b["acts"] > 0)) | soft
        tags, stand = tag.argmax(-1).cpu().tolist(), standing.argmax(-1).cpu().tolist()
        gold, gold_stand, ok = b["tag"].cpu().tolist(), b["standing"].cpu().tolist(), acts.all(-1).cpu().tolist()
        for i, n in enumerate(b["length"].tolist()):
            mine, theirs = spans(tags[i][:n], len(head["roles"])), spans(gold[i][:n], len(head["roles"]))
            key = lambda s, st: (s[0], st[s[1]], s)
            same = len(mine) == len(theirs) and all(
                x[0] == y[0] and x[1] < y[2] and y[1] < x[2] and stand[i][x[1]] == gold_stand[i][y[1]]
                for x, y in zip(mine, theirs))
            right_acts += ok[i]
            right_spans += same
            right_frames += ok[i] and same
    n = len(index)
    return round(right_acts / n, 4), round(right_spans / n, 4), round(right_frames / n, 4)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("folder")
    p.add_argument("--out")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--size", type=int, default=64)
    p.add_argument("--width", type=int, default=128)
    p.add_argument("--dilations", default="1,2,4,1,2,4")
    p.add_argument("--epochs", type=int, default=6)
    p.add_argument("--batch", type=int, default=128)
    p.add_argument("--rate", type=float, default=6e-3)
    p.add_argument("--decay", type=float, default=0.02)
    p.add_argument("--smooth", type=float, default=0.05)
    p.add_argument("--drop", type=float, default=0.2)
    p.add_argument("--piece-drop", type=float, default=0.15)
    p.add_argument("--token-drop", type=float, default=0.06)
    p.add_argument("--plain", type=float, default=0.4, help="share of rows taken as written")
    p.add_argument("--share", type=float, default=1.0, help="share of training rows, for the learning curve")
    p.add_argument("--device", default="cpu")
    p.add_argument("--name", default="")
    a = p.parse_args()
    torch.manual_seed(a.seed)
    if a.device == "cpu":
        torch.set_num_threads(1)
        # Rows of rare pieces decay to numbers too small to be quick.
        torch.set_flush_denormal(True)
    begun = time.time()
    head, pieces, data = load(a.folder)
    split, weight = data.pop("split"), data.pop("weight")
    data = {k: v.to(a.device) for k, v in data.items()}
    pieces = pieces.to(a.device)
    plain = (split == 0).nonzero().flatten().to(a.device)
    dev = (split == 1).nonzero().flatten().to(a.device)
    variants = [(split == 2 + k).nonzero().flatten().to(a.device) for k in range(int(split.max()) - 1)]
    # Variants are written language by language like the plain rows: the order is the same in each.
    soft = torch.tensor([x in ("greet", "thanks", "bye", "chat") for x in head["acts"]], device=a.device)
    model = Reader(head, a.size, a.width, [int(x) for x in a.dilations.split(",")]).to(a.device)
    model.drop.p = a.drop
    average = {k: v.detach().clone() for k, v in model.state_dict().items()}
    rows = int(len(plain) * a.share)
    kept = torch.randperm(len(plain), generator=torch.Generator().manual_seed(7))[:rows]
    kept = kept.repeat_interleave(weight[split == 0][kept]).to(a.device)
    rows = len(kept)
    # Copies of a row are drawn from different variants.
    copy = torch.arange(rows, device=a.device)
    steps = a.epochs * (rows // a.batch)
    opt = torch.optim.AdamW(model.parameters(), lr=a.rate, weight_decay=a.decay)
    plan = torch.optim.lr_scheduler.OneCycleLR(opt, a.rate, total_steps=steps + 1, pct_start=0.1)
    done = 0
    for epoch in range(a.epochs):
        model.train()
        variant = torch.stack(variants)[(epoch + copy) % len(variants), kept]
        source = torch.where(torch.rand(rows, device=a.device) < a.plain, plain[kept], variant)
        total = 0.0
        for index in batches_of(source, data["length"], a.batch):
            b = batch_of(data, index, pieces, len(head["acts"]))
            out = model(b["pieces"], b["mark"].long(), b["asked"], b["mask"], a.piece_drop, a.token_drop)
            loss = loss_of(out, b, a.smooth)
            opt.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            opt.step()
            plan.step()
            done += 1
            if done % 10 == 0:
                keep = min(0.98, done / (done + 100))
                with torch.no_grad():
                    for k, v in model.state_dict().items():
                        average[k].mul_(keep).add_(v, alpha=1 - keep)
            if done % 20 == 0:
                total = float(loss)
        if epoch == a.epochs - 1 or (epoch + 1) % 2 == 0:
            print(epoch + 1, round(time.time() - begun), "s loss", round(total, 3), "dev acts, spans, frames",
                  score(model, data, dev, pieces, head, soft), flush=True)
    model.load_state_dict(average)
    print("RESULT", a.name, vars(a), score(model, data, dev, pieces, head, soft), round(time.time() - begun), "s", flush=True)
    if a.out:
        tensors, offset = {}, 0
        with open(a.out + ".f32", "wb") as f:
            for k, v in model.state_dict().items():
                v = v.detach().cpu().float().contiguous().numpy()
                tensors[k] = dict(offset=offset, shape=list(v.shape))
                f.write(v.tobytes())
                offset += v.size
        json.dump(dict(tensors=tensors, dilations=[int(x) for x in a.dilations.split(",")], seed=a.seed),
                  open(a.out + ".json", "w"))


if __name__ == "__main__":
    main()
